/** Names of the checkboxes, which identify the consents of a lead. */
export const ACCEPT_NAME = 'accept';
export const consentName = (index: number) => `consent-${String(index)}`;
