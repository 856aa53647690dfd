import { describe, expect, it } from 'vitest';
import { routes } from '../../../src/paths.ts';
import { aCard, anAppointment, anOffering, aReview, offered } from '../../support/providers.ts';
import { answerIn, open, preparePages, world } from '../../support/written-pages.ts';

preparePages();

describe('/de as the server writes it', () => {
  it('shows who has the next free times in the largest city, each with a way into the booking', async () => {
    const [salon] = await offered(world.database, anOffering({ name: 'Salon am Morgen' }));
    const page = await open('/de');
    expect(page.status).toBe(200);
    expect(page.html).toContain('<div id="root" data-path="/de"');
    expect(page.text).toMatch(/(Heute noch frei|Die nächsten freien Termine) in Berlin/);
    expect(page.text).toContain('Salon am Morgen');
    expect(page.html).toMatch(new RegExp(`href="/provider/${salon.id}\\?day=[\\d-]+&amp;card=${salon.cards[0]?.id}"`));
    expect(page.html).toContain(`href="/book/${salon.id}?cards=${salon.cards[0]?.id}&amp;start=`);
    expect(page.written).toHaveLength(1);
    const asked = await world.raw(`GET ${page.written[0]?.question.url}`);
    expect(answerIn(page)).toEqual(asked.body);
    expect(page.html).toContain('<title>Der nächste freie Termin, gleich um die Ecke. · Casa &amp; Kiez</title>');
  });
});

describe('/services as the server writes it', () => {
  it('asks for a postal code, and asks nothing itself', async () => {
    const page = await open('/services');
    expect(page.status).toBe(200);
    expect(page.html).toContain('<div id="root" data-path="/services"');
    expect(page.html).toContain('<title>Dienstleister in Ihrer Nähe · Casa &amp; Kiez</title>');
    expect(page.text).toMatch(/Was darf es sein,\s+und wo\?/);
    expect(page.written).toEqual([]);
    expect(page.html).toContain('<link rel="canonical" href="http://localhost:5000/services">');
  });

  it('shows who is found, in German, and holds the answer from which the browser goes on', async () => {
    const [near] = await offered(world.database, anOffering({ name: 'Salon an der Ecke' }));
    const page = await open('/services?zip=10115');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Salon an der Ecke');
    // One card, one price: there is no lower one from which it would begin.
    expect(page.text).toMatch(/(?<!ab )45\s€/);
    expect(page.html).toContain(`href="/provider/${near.id}?card=${near.cards[0]?.id}"`);
    expect(page.html).toContain('<title>Dienstleister rund um 10115 Berlin · Casa &amp; Kiez</title>');
    expect(page.written).toHaveLength(1);
    const asked = await world.raw(`GET ${page.written[0]?.question.url}`);
    expect(answerIn(page)).toEqual(asked.body);
    expect(page.headers.get('netlify-cdn-cache-control')).toContain('max-age=60');
    expect(page.headers.get('netlify-vary')).toBe('query');
  });

  it('honours service, radius and order of the address', async () => {
    await offered(
      world.database,
      anOffering({ name: 'Teure Massage', cards: [aCard({ category: 'massage', priceCents: 9900 })] }),
      anOffering({ name: 'Milde Massage', cards: [aCard({ category: 'massage', priceCents: 3900 })], latitude: 52.6 }),
      anOffering({ name: 'Ferne Massage', cards: [aCard({ category: 'massage' })], latitude: 53.1 }),
    );
    const query = 'zip=10115&service=massage&radius=10&sort=price';
    const page = await open(`/services?${query}`);
    expect(page.text).toContain('2 Dienstleister rund um 10115 Berlin');
    expect(page.text.indexOf('Milde Massage')).toBeGreaterThan(0);
    expect(page.text.indexOf('Milde Massage')).toBeLessThan(page.text.indexOf('Teure Massage'));
    for (const absent of ['Ferne Massage', 'Salon an der Ecke']) expect(page.text).not.toContain(absent);
    expect(page.html).toContain(`data-path="/services?${query.replaceAll('&', '&amp;')}"`);
    expect(page.html).toContain('<title>Massage rund um 10115 Berlin · Casa &amp; Kiez</title>');
    expect(page.html).toContain(
      '<link rel="canonical" href="http://localhost:5000/services?zip=10115&amp;service=massage">',
    );
  });

  it('leaves a postal code that nobody knows to the browser', async () => {
    const page = await open('/services?zip=00000');
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('data-path');
    expect(page.written).toEqual([]);
    expect(page.html).toContain('<link rel="canonical" href="http://localhost:5000/services">');
  });
});

describe('/provider/:id as the server writes it', () => {
  it('shows the profile with its free slots, and tells those who do not open it who it is', async () => {
    const [provider] = await offered(world.database, anOffering({ name: 'Salon Sonnenschein' }));
    const page = await open(`/provider/${provider.id}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Salon Sonnenschein');
    expect(page.text).toContain('Termin friseur');
    expect(page.text).toContain('Freie Termine');
    expect(page.text).not.toContain('Freie Termine werden geladen');
    expect(page.written.map(({ question }) => question.url)).toEqual([
      `/api/providers/${provider.id}`,
      `/api/providers/${provider.id}/slots?cards=${provider.cards[0]?.id}&days=7`,
    ]);
    const [slots] = await Promise.all(page.written.slice(1).map(({ question }) => world.raw(`GET ${question.url}`)));
    expect(page.written[1]?.answered.answer).toEqual(slots?.body);
    expect(page.html).toContain('<title>Salon Sonnenschein · Casa &amp; Kiez</title>');
    for (const name of ['name="description"', 'property="og:description"'])
      expect(page.html).toContain(`<meta ${name} content="Friseur · 10115 Berlin. Wir nehmen uns Zeit.">`);
    expect(page.html).toContain(`<link rel="canonical" href="http://localhost:5000/provider/${provider.id}">`);
  });

  it('is the same page under an id in capitals', async () => {
    const [provider] = await offered(world.database, anOffering({ name: 'Salon Versal' }));
    const page = await open(`/provider/${provider.id.toUpperCase()}`);
    expect(page.text).toContain('Salon Versal');
    expect(page.html).toContain(`<link rel="canonical" href="http://localhost:5000/provider/${provider.id}">`);
  });

  it('asks after no slots where nothing is offered', async () => {
    const [provider] = await offered(world.database, anOffering({ name: 'Salon im Aufbau', cards: [] }));
    const page = await open(`/provider/${provider.id}`);
    expect(page.text).toContain('Zurzeit sind keine Leistungen veröffentlicht.');
    expect(page.written).toHaveLength(1);
  });

  it('lets nothing that a provider or a customer typed become markup', async () => {
    const name = `</script><script>alert(1)</script><img src=x onerror="alert(2)">`;
    const [provider] = await offered(world.database, anOffering({ name, cards: [aCard({ category: 'hundesitter' })] }));
    await world.database.query(`update app.account set description = $2 where id = $1`, [
      provider.id,
      '<!-- </title></head><script>',
    ]);
    const appointment = await anAppointment(world.database, {
      provider: provider.id,
      start: '2025-11-03T09:00:00Z',
      end: '2025-11-03T10:00:00Z',
      status: 'completed',
    });
    await aReview(world.database, {
      appointment,
      provider: provider.id,
      text: '</div></script><script>alert(3)</script>',
      at: new Date('2025-11-04T09:00:00Z'),
    });
    const profile = await open(`/provider/${provider.id}`);
    expect(profile.text).toContain('alert(3)');
    for (const page of [profile, await open('/services?zip=10115&service=hundesitter')]) {
      expect(page.html).not.toMatch(/<script>|<img src=x|<!-- <\/title>/);
      expect(page.html.match(/<\/title>/g)).toHaveLength(1);
      // The first script, the boot script, the answers, and what it is about.
      expect(page.html.match(/<\/script>/g)).toHaveLength(4);
    }
    expect(answerIn(profile)).toMatchObject({ name });
  });

  it('is not there where the provider is not, or is not to be seen', async () => {
    const [hidden] = await offered(world.database, anOffering({ name: 'Salon Gesperrt', isSuspended: true }));
    for (const id of [hidden.id, '0b5c6a52-aaaa-4bbb-8ccc-1234567890ab', '0b5c-6a52']) {
      const page = await open(`/provider/${id}`);
      expect(page.status).toBe(404);
      expect(page.text).toContain('Diesen Dienstleister gibt es hier nicht (mehr)');
      expect(page.html).not.toContain('Salon Gesperrt');
      expect(page.html).toContain(`data-path="/provider/${id}"`);
      expect(page.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('takes no other screen below /provider for an id', async () => {
    const screens = Object.values(routes).filter((route) => /^\/provider\/[a-z]/.test(route));
    expect(screens.length).toBeGreaterThan(5);
    for (const path of [...screens, '/provider/packages', '/provider/services', '/provider/upgrade', '/provider/faced'])
      expect((await open(path)).html).not.toContain('id="root" data-path');
  });
});
