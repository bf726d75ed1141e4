# syntax=docker/dockerfile:1.9
# The API, without front ends and without a database. Build from the top of the project:
#   docker build -f infra/images/api.Dockerfile -t sahaay-api --build-arg REVISION=$(git rev-parse HEAD) .
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/root/.npm node infra/setup/install.mjs && node infra/setup/build.mjs backend
RUN node infra/images/assemble.command.ts api /out

FROM gcr.io/distroless/nodejs24-debian12:nonroot
ARG REVISION=unknown
ARG VERSION=0.1.0
ARG CREATED=unknown
LABEL org.opencontainers.image.title="Sahaay API" \
      org.opencontainers.image.description="Health help in plain words: the API" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION" \
      org.opencontainers.image.created="$CREATED" \
      org.opencontainers.image.base.name="gcr.io/distroless/nodejs24-debian12:nonroot"
WORKDIR /app
COPY --from=build /out /app
ENV NODE_ENV=production \
    PORT=8080 \
    DATA_DIR=/tmp/sahaay
USER 65532:65532
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 CMD ["/nodejs/bin/node", "healthy.js", "/api/health/live"]
ENTRYPOINT ["/nodejs/bin/node"]
# As `npm start` starts it; `backend/docs/speed.md` tells what memory Node would take without.
CMD ["--expose-gc", "--max-semi-space-size=16", "--max-old-space-size=1024", "backend/dist/src/main.js"]
