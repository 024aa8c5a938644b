/** The query parameters that make a visit parse again (section 4 of the specification). */
export const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'from_url',
  'utm_medium',
  'any_param',
  'subid',
  'transaction_id',
  'tr_id',
  'click_id',
  'ClickHash',
  'utm_term',
] as const;
