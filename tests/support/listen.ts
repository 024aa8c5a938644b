import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Host {
  /** Like `http://127.0.0.1:12345`. */
  readonly origin: string;
  /** Also ends the open connections. */
  readonly close: () => void;
}

/** Starts an HTTP server on a free port of this machine. */
export async function listen(respond: RequestListener): Promise<Host> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
