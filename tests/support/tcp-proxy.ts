import { connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  /** The same address, by way of the proxy. */
  address: string;
  connections: () => number;
  /** From now on nothing of the open connections passes and nobody is told, as when a router forgets them. */
  swallowOpenConnections: () => void;
  /** Closes what is open and refuses new connections, as a server that was switched off. */
  switchOff: () => Promise<void>;
}

/** Stands between a client and the server that `address` names, to break the line in the ways networks break. */
export async function startTcpProxy(address: string): Promise<TcpProxy> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let opened = 0;
  const proxy = createServer((near) => {
    opened += 1;
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  const listening = proxy.address();
  const through = new URL(address);
  through.host = `127.0.0.1:${typeof listening === 'object' && listening !== null ? listening.port : 0}`;
  return {
    address: through.href,
    connections: () => opened,
    swallowOpenConnections: () => {
      for (const socket of sockets) {
        socket.unpipe();
        socket.resume();
      }
    },
    switchOff: async () => {
      const closed = new Promise((resolve) => proxy.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
