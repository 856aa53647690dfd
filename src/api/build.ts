/** Whether the site still serves this script. Without an answer it is taken to be unchanged. */
export async function isServed(script: string): Promise<boolean> {
  try {
    const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
    return !response.ok || (await response.text()).includes(script);
  } catch (problem) {
    console.warn('Whether the site has changed could not be asked', problem);
    return true;
  }
}

/** Whether a file of the build comes now. It replaces what the browser's cache holds of it, which may be half a file. */
export async function comesNow(file: string): Promise<boolean> {
  try {
    const response = await fetch(file, { cache: 'reload' });
    await response.arrayBuffer();
    return response.ok;
  } catch (problem) {
    console.warn('A file of the site does not come', problem);
    return false;
  }
}
