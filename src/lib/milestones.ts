/** Marks in the browser's timeline: for reports, and for whoever profiles the page. */
export const USABLE_MARK = 'landing:usable';
export const HYDRATED_MARK = 'landing:hydrated';
