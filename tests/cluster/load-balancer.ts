import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Distributes requests to the servers. */
export type LoadBalancer = {
  name: string;
  /** The origin to send the next request to. */
  next(): string;
  /** Lines of its error log, without refused connections: stopped servers cause those. */
  errors(): string[];
  stop(): Promise<void>;
};

const hasNginx = () => spawnSync("nginx", ["-v"]).error === undefined;

/** The upstream, retry and buffer settings of `lib/server/README.md`, which has their reasons. */
function buildConfig(folder: string, port: number, origins: readonly string[]): string {
  const tempPaths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const servers = origins.map((origin) => `server ${new URL(origin).host} max_fails=0;`);
  return `daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
    events { worker_connections 8192; }
    http {
      ${tempPaths.join(" ")}
      access_log off;
      upstream site { ${servers.join(" ")} keepalive 32; keepalive_timeout 4s; }
      server {
        listen localhost:${port};
        keepalive_requests 1000000;
        proxy_http_version 1.1;
        proxy_connect_timeout 1s;
        proxy_next_upstream error timeout non_idempotent;
        proxy_set_header Connection "";
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_buffer_size 16k;
        proxy_buffers 8 16k;
        location / {
          proxy_pass http://site;
        }
        location ~ ^/_next/|\\.\\w+$ {
          proxy_pass http://site;
          proxy_next_upstream error timeout http_404 http_429;
        }
      }
    }`;
}

async function startNginx(origins: readonly string[], port: number): Promise<LoadBalancer> {
  const folder = mkdtempSync(join(tmpdir(), "oxbow-cluster-nginx-"));
  writeFileSync(join(folder, "nginx.conf"), buildConfig(folder, port, origins));
  const child = spawn("nginx", ["-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  const exited = once(child, "exit");
  return {
    name: "nginx",
    next: () => `http://localhost:${port}`,
    errors: () =>
      readFileSync(join(folder, "errors"), "utf8")
        .split("\n")
        .filter((line) => line !== "" && !line.includes("Connection refused")),
    async stop() {
      child.kill("SIGTERM");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Alternates between the servers' origins. */
function roundRobin(origins: readonly string[]): LoadBalancer {
  let turn = 0;
  return {
    name: "round robin",
    next() {
      turn += 1;
      return origins[turn % origins.length] ?? "";
    },
    errors: () => [],
    stop: async () => {},
  };
}

/** Starts nginx on `port`. Without nginx, requests go to the servers directly, in turn. */
export async function startLoadBalancer(origins: readonly string[], port: number): Promise<LoadBalancer> {
  return hasNginx() ? startNginx(origins, port) : roundRobin(origins);
}

/** For `TRUSTED_PROXY_HOPS`: one for these tests, which set `X-Forwarded-For` as a CDN does, and one for nginx. */
export const proxyHops = () => (hasNginx() ? 2 : 1);
