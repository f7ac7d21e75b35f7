# Builds the console and its node, and runs them as a user without privileges. Everything that is
# written is in the volume /data, so the root file system can be read-only. See docs/deployment.md.
ARG NODE=docker.io/library/node:22-bookworm-slim

FROM ${NODE} AS build
WORKDIR /build
COPY package.json package-lock.json ./
# The browser that the journeys use is part of the development packages; nothing is run on install.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM ${NODE}
WORKDIR /app
ENV NODE_ENV=production
COPY --from=build /build/package.json /build/LICENSE /build/THIRD-PARTY.md ./
COPY --from=build /build/node_modules ./node_modules
COPY --from=build /build/bin ./bin
COPY --from=build /build/dist ./dist
# A number instead of a name, so that Kubernetes can tell that it is not root.
RUN mkdir -m 700 /data && chown 1000:1000 /data
USER 1000:1000
VOLUME /data
EXPOSE 9000 12201 12201/udp 12202 1514 1514/udp
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
  CMD ["node", "bin/graylog-console.mjs", "health", "--data-dir", "/data"]
# A signal reaches the node itself, which then completes pending requests.
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "bin/graylog-console.mjs", "--data-dir", "/data", "--host", "0.0.0.0"]
