/** A country's base map, a file of the build; the map parses it. */
export async function loadGround(country: string): Promise<unknown> {
  const response = await fetch(`${import.meta.env.BASE_URL}basemap/${country}.json`);
  if (!response.ok) throw new Error(`The base map of ${country} answered ${response.status}`);
  return await response.json();
}
