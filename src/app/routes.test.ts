import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { screenOf, screenPatterns } from './routes.tsx';

/** What the router itself would show. */
const byRouter = (address: string) =>
  matchRoutes(
    screenPatterns.map((path) => ({ path })),
    address,
  )?.map(({ route, params }) => [route.path, params])[0];

const byTable = (address: string) => {
  const { match } = screenOf(address);
  return match === undefined ? undefined : [match.pattern.path, match.params];
};

describe('the screen of an address', () => {
  it('is the one that the router would choose, with what stands in the address', () => {
    const addresses = screenPatterns.flatMap((pattern) => {
      const address = pattern.replaceAll(/:\w+/g, 'k%C3%B6ln%2Fs%C3%BCd');
      return [address, `${address}/`, address.replace(/^\/\w/, (start) => start.toUpperCase())];
    });
    expect(addresses.map(byTable)).toEqual(addresses.map(byRouter));
  });

  it('says each word before it is taken for an id', () => {
    expect(byTable('/provider/login')?.[0]).toBe('/provider/login');
    expect(byTable('/Provider/Dashboard')?.[0]).toBe('/provider/dashboard');
    expect(byTable('/terms/property')?.[0]).toBe('/terms/property');
  });

  it('is none where nothing is, and takes an address that cannot be read as it is', () => {
    expect(byTable('/nothing/of/the/kind')).toBeUndefined();
    expect(byTable('/property/%E0%A4')).toEqual(['/property/:id', { id: '%E0%A4' }]);
  });
});
