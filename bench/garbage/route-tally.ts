import type { RegisteredRoute } from '../../src/platform/http/registered-routes.ts';

/** How the answers of a route are told apart; 429 and 503 say that it was not looked at. */
export const kinds = ['2xx', '3xx', '4xx', '429', '503', 'hung up'] as const;

type Kind = (typeof kinds)[number];

export interface RouteAnswers {
  readonly route: string;
  readonly answers: Readonly<Record<Kind, number>>;
}

/** How each route has answered. */
export class RouteTally {
  readonly #routes = new Map<string, Record<Kind, number>>();

  /** @param status 0: none came */
  answered({ method, url }: RegisteredRoute, status: number): void {
    const name = url.startsWith('/assets/') ? 'GET /assets/…' : `${method} ${url}`;
    const answers = this.#routes.get(name) ?? noAnswers();
    answers[kindOf(status)] += 1;
    this.#routes.set(name, answers);
  }

  get routes(): RouteAnswers[] {
    const all = [...this.#routes].map(([route, answers]) => ({ route, answers }));
    return all.toSorted((a, b) => (a.route < b.route ? -1 : 1));
  }
}

function noAnswers(): Record<Kind, number> {
  return { '2xx': 0, '3xx': 0, '4xx': 0, '429': 0, '503': 0, 'hung up': 0 };
}

function kindOf(status: number): Kind {
  if (status === 0) return 'hung up';
  if (status === 429) return '429';
  if (status >= 500) return '503';
  if (status >= 400) return '4xx';
  return status >= 300 ? '3xx' : '2xx';
}
