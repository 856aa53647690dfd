/** How long the network may take where there is a copy. */
const patienceMilliseconds = 4000;

const passed = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** What arrives; if it is late or fails, the copy. The copy is not looked for while there is no need. Rejects without either. */
export async function orCopy(
  arriving: Promise<Response>,
  find: () => Promise<Response | undefined>,
): Promise<{ response: Response; isCopy: boolean }> {
  let hasArrived = false;
  const arrived = arriving.then((response) => {
    hasArrived = true;
    return { response, isCopy: false };
  });
  const late = passed(patienceMilliseconds).then(async () => {
    const copy = hasArrived ? undefined : await find();
    return copy === undefined ? arrived : { response: copy, isCopy: true };
  });
  try {
    return await Promise.race([arrived, late]);
  } catch (problem) {
    const copy = await find();
    if (copy !== undefined) return { response: copy, isCopy: true };
    throw problem;
  }
}
