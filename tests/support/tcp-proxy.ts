import { connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  /** The same address, by way of the proxy. */
  address: string;
  connections: () => number;
  /** All that clients have sent, a character for each byte. */
  heard: () => string;
  /** From now on each way of the open connections takes so long. */
  slowDown: (milliseconds: number) => void;
  /** From now on nothing of the open connections passes and nobody is told, as when a router forgets them. */
  swallowOpenConnections: () => void;
  /**
   * From now on what clients send waits here, as in a pooler that has no session to give. What is returned passes it on,
   * even of those who have hung up meanwhile.
   */
  holdBack: () => () => void;
  /** Closes what is open and refuses new connections, as a server that was switched off. */
  switchOff: () => Promise<void>;
}

/** Stands between a client and the server that `address` names, to break the line in the ways networks break. */
export async function startTcpProxy(address: string): Promise<TcpProxy> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  const lines = new Set<{ near: Socket; far: Socket }>();
  let opened = 0;
  const heard: Buffer[] = [];
  const proxy = createServer((near) => {
    opened += 1;
    near.on('data', (bytes) => heard.push(bytes));
    const far = connect(Number(target.port), target.hostname);
    lines.add({ near, far });
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
    slowDown: (milliseconds) => {
      for (const { near, far } of lines) {
        for (const [from, to] of [
          [near, far],
          [far, near],
        ] as const) {
          from.unpipe(to);
          from.on('data', (bytes) => setTimeout(() => to.write(bytes), milliseconds));
          from.resume();
        }
      }
    },
    heard: () => Buffer.concat(heard).toString('latin1'),
    swallowOpenConnections: () => {
      for (const socket of sockets) {
        socket.removeAllListeners('close').unpipe();
        socket.resume();
      }
    },
    holdBack: () => {
      const held = [...lines].map(({ near, far }) => {
        const bytes: Buffer[] = [];
        near.removeAllListeners('close').unpipe(far);
        near.on('data', (arrived) => bytes.push(arrived));
        near.resume();
        return { bytes, near, far };
      });
      return () => {
        for (const { bytes, near, far } of held) {
          far.write(Buffer.concat(bytes));
          if (near.destroyed) far.end();
        }
      };
    },
    switchOff: async () => {
      const closed = new Promise((resolve) => proxy.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
