import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The reverse proxy in front of the servers. */
export type Front = {
  name: string;
  /** The origin to send the next request to. */
  next(): string;
  /** What it logged about servers, except that a stopped one refused a connection. */
  errors(): string[];
  stop(): Promise<void>;
};

const hasNginx = () => spawnSync("nginx", ["-v"]).error === undefined;

function buildConfig(folder: string, port: number, origins: readonly string[]): string {
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const servers = origins.map((origin) => `server ${new URL(origin).host} max_fails=0;`);
  return `daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
    events { worker_connections 8192; }
    http {
      ${places.join(" ")}
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

async function startNginx(origins: readonly string[], port: number): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), "oxbow-cluster-nginx-"));
  writeFileSync(join(folder, "nginx.conf"), buildConfig(folder, port, origins));
  const child = spawn("nginx", ["-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  const ended = once(child, "exit");
  return {
    name: "nginx",
    next: () => `http://localhost:${port}`,
    errors: () =>
      readFileSync(join(folder, "errors"), "utf8")
        .split("\n")
        .filter((line) => line !== "" && !line.includes("Connection refused")),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sends requests to the servers in turn, where nginx is not installed. */
function roundRobin(origins: readonly string[]): Front {
  let turn = 0;
  return {
    name: "in turn",
    next() {
      turn += 1;
      return origins[turn % origins.length] ?? "";
    },
    errors: () => [],
    stop: async () => {},
  };
}

/** nginx on `port` in front of the servers, or none where it is not installed. */
export async function startFront(origins: readonly string[], port: number): Promise<Front> {
  return hasNginx() ? startNginx(origins, port) : roundRobin(origins);
}

/** The number of proxies that a request passes: this program acts as a CDN that sends the client's IP. */
export const proxyHops = () => (hasNginx() ? 2 : 1);
