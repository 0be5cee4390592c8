# docker build --build-arg ARCHIVE=geraham-0.1.0.tar.gz -f deploy/geraham.dockerfile dist
FROM node:20-bookworm-slim
ARG ARCHIVE
# unpacks it into /opt/geraham
ADD ${ARCHIVE} /opt/
RUN install -d -o node -g node -m 0700 /var/lib/geraham
ENV NODE_ENV=production APP_ENV=production HOST=0.0.0.0 DATA_DIR=/var/lib/geraham/data
USER node
WORKDIR /var/lib/geraham
VOLUME /var/lib/geraham
EXPOSE 8080
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/opt/geraham/start.mjs"]
