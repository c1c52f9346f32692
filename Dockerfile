# One image for every role: see deploy/compose.yaml and docs/operations.md.
FROM node:24-bookworm-slim AS base
# What the server runs besides Node; a test keeps this list as `npm start` installs it.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends \
    ffmpeg util-linux libheif-examples flite festival festvox-us-slt-hts fonts-noto-cjk postgresql-client \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app

FROM base AS web
COPY . .
RUN npm ci
WORKDIR /app/apps/web
RUN NODE_ENV=production node ../../node_modules/vite/bin/vite.js build

FROM base
COPY . .
RUN npm ci --omit=dev && npm cache clean --force
COPY --from=web /app/apps/web/dist apps/web/dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
# A quarter of the default MEMORY_LIMIT, and less space for new objects, as `npm start` sets them.
ENV NODE_OPTIONS="--max-old-space-size=768 --max-semi-space-size=16"
# The data belongs to this user alone: the server refuses a folder of another.
RUN mkdir --mode=0700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/entry/main.ts"]
