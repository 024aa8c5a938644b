/** Events of a visit, for counters and other listeners. They never contain a phone, token or url. */
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
  /** Of the page; undefined on a site without variants. */
  variant?: string | undefined;
}

/** Sends an event to one destination. Must neither throw nor block. */
export type EventSink = (event: PageEvent) => void;
