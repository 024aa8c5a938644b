/** A mock service that is in another scenario for every caller who names one. */
import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { ENTRANCE_COOKIE } from './entrance';
import { SERVICE_ADDRESS } from './resources';
import { DEFAULT_SCENARIO, readScenarioName, SCENARIOS, type ScenarioName } from './scenarios';
import { createMockService, type MockService, type MockServiceOptions } from './service';
import { FAULT_HEADER, FAULT_QUERY, SCENARIO_HEADER, SCENARIO_QUERY } from './wishes';

interface ScenarioServiceOptions extends Pick<MockServiceOptions, 'delayMs' | 'earlierTokens'> {
  /** For callers who name none. */
  scenario?: ScenarioName;
}

export interface ScenarioService {
  /** For `startServer`: they hand each call to the service of its scenario. */
  readonly handlers: RequestHandler[];
  /** The one service of a scenario, made when it is first asked for. */
  readonly serviceOf: (scenario: ScenarioName) => MockService;
  readonly close: () => void;
}

/**
 * A call's scenario is named by its header, its query, or by the page that it comes from, in this order; its faults
 * likewise. A name that does not exist is answered with 400 and those that do.
 */
export function createScenarioService({
  scenario: otherwise = DEFAULT_SCENARIO,
  ...shared
}: ScenarioServiceOptions = {}): ScenarioService {
  const services = new Map<ScenarioName, MockService>();
  const serviceOf = (name: ScenarioName) => {
    const service =
      services.get(name) ?? createMockService({ ...shared, ...SCENARIOS[name].service });
    services.set(name, service);
    return service;
  };

  async function answer(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    const { headers } = request;
    const pageWish = (name: string) => readCookie(headers.get('Cookie') ?? '', name);
    const wished =
      headers.get(SCENARIO_HEADER) ??
      searchParams.get(SCENARIO_QUERY) ??
      pageWish(ENTRANCE_COOKIE.scenario);
    const faults = pageWish(ENTRANCE_COOKIE.faults);
    if (faults !== null && !headers.has(FAULT_HEADER) && !searchParams.has(FAULT_QUERY)) {
      headers.set(FAULT_HEADER, faults);
    }
    let name: ScenarioName;
    try {
      name = wished === null ? otherwise : readScenarioName(wished, SCENARIO_HEADER);
    } catch (error) {
      return HttpResponse.json({ errors: [(error as Error).message] }, { status: 400 });
    }
    const response = await getResponse(serviceOf(name).handlers, request);
    return response ?? new HttpResponse(null, { status: 404 });
  }

  return {
    handlers: [http.all(SERVICE_ADDRESS, ({ request }) => answer(request))],
    serviceOf,
    close: () => services.forEach((service) => service.close()),
  };
}

function readCookie(header: string, name: string): string | null {
  const pair = header.split('; ').find((each) => each.startsWith(`${name}=`));
  if (pair === undefined) return null;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
}
