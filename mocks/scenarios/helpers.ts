import type { MockFault, MockFaults } from '../faults';
import { MOCK_RESOURCES } from '../resources';
import type { Scenario, ScenarioGroup, Step } from '../scenario';

const AD_URL = '/?utm_source=yandex';
export const DIAGNOSTICS_URL = `${AD_URL}&diagnostics=1`;

/** In the sections below the form, which load late. */
export const PROMO_TEXT = 'Отправьте анкету, пока идёт время.';
/** Among the bottom sheets, which load late. */
export const OVERLAY_OFFER = 'Предложение партнёра';

export const FORMATTED_PHONE = '+7 (912) 345-67-89';

/** Completes a module's scenarios: all share one group, and most visitors land from an ad. */
export function inGroup<Name extends string>(
  group: ScenarioGroup,
  scenarios: Readonly<Record<Name, Omit<Scenario, 'group' | 'url'> & { url?: string }>>,
): Readonly<Record<Name, Scenario>> {
  const completed = Object.entries<(typeof scenarios)[Name]>(scenarios).map(([name, scenario]) => [
    name,
    { url: AD_URL, group, ...scenario },
  ]);
  return Object.fromEntries(completed) as Record<Name, Scenario>;
}

export const typePhone = (phone = '9123456789'): Step => ({ action: 'typePhone', phone });
export const blurPhone: Step = { action: 'blurPhone' };
export const check = (name: string): Step => ({ action: 'check', name });
export const click = (name: string): Step => ({ action: 'click', name });
export const skipTime = (ms: number, when?: 'loading' | 'requestPending'): Step => ({
  action: 'skipTime',
  ms,
  ...(when !== undefined && { when }),
});

export const applicationSteps: readonly Step[] = [typePhone(), { action: 'submit' }];

export const status500: MockFault = { kind: 'status', status: 500 };

export function faultEverywhere(fault: MockFault): MockFaults {
  return Object.fromEntries(MOCK_RESOURCES.map((resource) => [resource, fault]));
}
