import { trySaveState } from '../application/savedState';
import { stripPhone } from './stripPhone';

/** Takes the phone out of the address bar. @returns the url that then stands there */
export function stripAddress(url: string): string {
  const strippedUrl = stripPhone(url);
  if (strippedUrl !== url) trySaveState({}, strippedUrl);
  return strippedUrl;
}
