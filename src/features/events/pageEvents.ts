/** What a visitor does, for counters and for anything else that listens. Never a phone, token or address. */
export type EventName =
  | 'amount_changed'
  | 'phone_completed'
  | 'consent_changed'
  | 'lead_sent'
  | 'lead_failed'
  | 'lead_approved'
  | 'next_clicked'
  | 'offer_shown'
  | 'offer_clicked'
  | 'overlay_opened';

export interface PageEvent {
  name: EventName;
  /** `kind` of a failure, `offer` id. */
  params: Readonly<Record<string, string>>;
}

/** Passes events on; never throws, and nobody waits for it. */
export type EventSink = (event: PageEvent) => void;
