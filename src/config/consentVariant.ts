import type { SiteConfig } from './site';

/**
 * The `use_old_checkbox` of a service and the `consent.variant` that it needs, if the site has another: its leads may
 * have other consents than the service asks for, since the settings can be late, or are not read.
 */
export function findConsentMismatch(
  usesOldCheckbox: boolean,
  { variant }: SiteConfig['consent'],
): { sent: string; needed: SiteConfig['consent']['variant'] } | null {
  if ((variant === 'configured') !== usesOldCheckbox) return null;
  return usesOldCheckbox ? { sent: '1', needed: 'settings' } : { sent: '0', needed: 'configured' };
}
