/** Where netlify.toml's [dev] expects `npm start`. */
const embedded = `http://localhost:${process.env['PORT'] ?? '5000'}`;

/**
 * Under `netlify dev` the paths below /.netlify/functions never reach the server behind it. The functions of
 * dev-functions forward them to the same doors that answer everything else there.
 */
export default async function forward(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ['host', 'transfer-encoding', 'expect']) headers.delete(name);
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer();
  const response = await fetch(embedded + pathname + search, {
    method: request.method,
    headers,
    body,
    redirect: 'manual',
  });
  const passed = new Headers(response.headers);
  // The body arrives here unpacked.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) passed.delete(name);
  return new Response(response.body, { status: response.status, headers: passed });
}
