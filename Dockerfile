# Three stages: one builds everything, one takes what runs out of it, and the image is bare Debian with that and Node.
# `docker build .` and `docker compose up` work on amd64 and arm64.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Not `npm ci`: it refuses a lock file that lacks the binaries of other platforms.
RUN npm install --include=dev --no-audit --no-fund
COPY . .
# One bundle with all packages in it, so that only the database's native driver has to come along.
RUN BUNDLE_PACKAGES=1 npm run build

FROM build AS parts
RUN mkdir -p /out/app/dist /out/app/node_modules/@libsql /out/app/node_modules/@neon-rs /out/usr/local/bin \
 && cp -r dist/client dist/server dist/admin dist/engines /out/app/dist/ \
 && find /out/app/dist/client /out/app/dist/admin -name '*.map' -delete \
 && cp -r node_modules/libsql node_modules/detect-libc /out/app/node_modules/ \
 && cp -r node_modules/@libsql/linux-*-gnu /out/app/node_modules/@libsql/ \
 && cp -r node_modules/@neon-rs/load /out/app/node_modules/@neon-rs/ \
 && find node_modules -maxdepth 3 -iname 'licen[cs]e*' -type f -exec cp --parents -t /out/app/dist {} + \
 && mv /out/app/dist/node_modules /out/app/licenses \
 && cp server/people/confusables.LICENSE /out/app/licenses/ \
 && cp package.json LICENSE /out/app/ \
 && cp /usr/local/bin/node /out/usr/local/bin/

FROM debian:bookworm-slim
# tini is process 1: it passes signals on and takes care of orphans, with or without `docker run --init`.
RUN apt-get update \
 && apt-get install -y --no-install-recommends tini \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --uid 1000 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin node \
 && install -d -o node -g node -m 700 /data
COPY --from=parts /out/ /
ENV NODE_ENV=production \
    PORT=2567 \
    DATA_DIR=/data
WORKDIR /app
USER node
# The only place that is written to: the root file system may be read-only.
VOLUME /data
EXPOSE 2567
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "--enable-source-maps", "dist/server/index.js"]
