# syntax=docker/dockerfile:1.9
# One front end with the server of its files. APP is shell, diagnostics or community. Build from the top of the project:
#   docker build -f infra/images/front-end.Dockerfile --build-arg APP=shell -t sahaay-shell .
# A page that was opened on the release before may still ask for its files: name that image with
# --build-arg PREVIOUS=registry.example.org/sahaay/shell:1.2.3, and they are served beside the new ones.
ARG PREVIOUS=nothing

FROM node:24-bookworm-slim AS build
ARG APP
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/root/.npm node infra/setup/install.mjs && node infra/setup/build.mjs backend "$APP"
RUN node infra/images/assemble.command.ts "$APP" /out

FROM node:24-bookworm-slim AS nothing
RUN mkdir -p /app/dist/assets /app/kept/assets

FROM ${PREVIOUS} AS previous

FROM gcr.io/distroless/nodejs24-debian12:nonroot
ARG APP
ARG REVISION=unknown
ARG VERSION=0.1.0
ARG CREATED=unknown
LABEL org.opencontainers.image.title="Sahaay front end $APP" \
      org.opencontainers.image.description="Health help in plain words: pages" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION" \
      org.opencontainers.image.created="$CREATED" \
      org.opencontainers.image.base.name="gcr.io/distroless/nodejs24-debian12:nonroot"
WORKDIR /app
COPY --from=previous /app/dist/assets /app/kept/assets
COPY --from=build /out /app
ENV NODE_ENV=production \
    PORT=8080
USER 65532:65532
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 CMD ["/nodejs/bin/node", "healthy.js", "/health/live"]
ENTRYPOINT ["/nodejs/bin/node"]
CMD ["server.js", "dist"]
