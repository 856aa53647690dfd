/** The outline of a country, a file of the build; the map parses it. */
export async function loadOutline(country: string): Promise<unknown> {
  const response = await fetch(`${import.meta.env.BASE_URL}outline/${country}.json`);
  if (!response.ok) throw new Error(`The outline of ${country} answered ${response.status}`);
  return await response.json();
}
