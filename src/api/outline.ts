/** The shipped outline of a country, as it lies beside the build; the map reads it. */
export async function loadOutline(country: string): Promise<unknown> {
  const response = await fetch(`${import.meta.env.BASE_URL}outline/${country}.json`);
  if (!response.ok) throw new Error(`The outline of ${country} answered ${response.status}`);
  return await response.json();
}
