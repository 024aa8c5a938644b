/** A mock service for several clients at once: each request selects its own scenario. */
import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { SCENARIO_HEADER, SCENARIO_QUERY } from './overrides';
import { API_URL } from './resources';
import { getCookie, SCENARIO_COOKIE } from './scenarioMiddleware';
import { DEFAULT_SCENARIO, parseScenarioName, SCENARIOS, type ScenarioName } from './scenarios';
import { createMockService, type MockService, type MockServiceOptions } from './service';

interface ScenarioServiceOptions extends Pick<MockServiceOptions, 'delayMs' | 'knownTokens'> {
  /** For requests that select none. */
  scenario?: ScenarioName;
}

export interface ScenarioService {
  readonly handlers: RequestHandler[];
  /** Created on first use and kept, so that a scenario keeps its state between requests. */
  readonly getService: (scenario: ScenarioName) => MockService;
  readonly close: () => void;
}

/** A request selects its scenario by header, else query, else the cookie of the page that sends it. */
export function createScenarioService({
  scenario: defaultScenario = DEFAULT_SCENARIO,
  ...options
}: ScenarioServiceOptions = {}): ScenarioService {
  const services = new Map<ScenarioName, MockService>();
  const getService = (name: ScenarioName) => {
    const service =
      services.get(name) ?? createMockService({ ...options, ...SCENARIOS[name].service });
    services.set(name, service);
    return service;
  };

  async function respond(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    const { headers } = request;
    const requested =
      headers.get(SCENARIO_HEADER) ??
      searchParams.get(SCENARIO_QUERY) ??
      getCookie(headers.get('Cookie') ?? '', SCENARIO_COOKIE);
    let name: ScenarioName;
    try {
      name = requested === null ? defaultScenario : parseScenarioName(requested, SCENARIO_HEADER);
    } catch (error) {
      return HttpResponse.json({ errors: [(error as Error).message] }, { status: 400 });
    }
    const response = await getResponse(getService(name).handlers, request);
    return response ?? new HttpResponse(null, { status: 404 });
  }

  return {
    handlers: [http.all(API_URL, ({ request }) => respond(request))],
    getService,
    close: () => services.forEach((service) => service.close()),
  };
}
