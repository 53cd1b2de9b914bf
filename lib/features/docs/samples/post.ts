/** The same POST in every language. */
import { api } from "@/lib/base/api";
import { writeEntries, writeJson } from "./literals";
import type { PostRequest, Writers } from "./types";

const { user, keyVariable } = api;

/** `["content", "listings", 0]` as property access: `.content.listings[0]`. */
const withDots = (path: PostRequest["prints"], dot = ".") =>
  path.map((step) => (typeof step === "number" ? `[${step}]` : `${dot}${step}`)).join("");

const withBrackets = (path: PostRequest["prints"]) =>
  path.map((step) => `[${JSON.stringify(step)}]`).join("");

const withGetProperty = (path: PostRequest["prints"]) =>
  path.map((step) => (typeof step === "number" ? `[${step}]` : `.GetProperty("${step}")`)).join("");

const curl = ({ url, body, prints }: PostRequest) => `curl --fail-with-body "${url}" \\
  --user "${user}:$${keyVariable}" \\
  --header "Content-Type: application/json" \\
  --max-time 60 \\
  --data '${writeJson(body, "  ").replaceAll("'", "'\\''")}' | jq "${withDots(prints)}"`;

const python = ({ url, body, prints }: PostRequest) => `import os
import requests

job = {
${writeEntries(body, "python", { indent: "    ", endsWithComma: true })}
}
reply = requests.post(
    "${url}",
    json=job,
    auth=("${user}", os.environ["${keyVariable}"]),
    timeout=60,
)
reply.raise_for_status()
print(reply.json()${withBrackets(prints)})`;

const node = ({ url, body, prints }: PostRequest) => `const job = {
${writeEntries(body, "javascript", { indent: "  ", endsWithComma: true })}
};
const login = Buffer.from("${user}:" + process.env.${keyVariable});
const reply = await fetch("${url}", {
  method: "POST",
  headers: {
    authorization: "Basic " + login.toString("base64"),
    "content-type": "application/json",
  },
  body: JSON.stringify(job),
  signal: AbortSignal.timeout(60_000),
});
if (!reply.ok) throw new Error("HTTP " + reply.status);
const result = await reply.json();
console.log(result${withDots(prints)});`;

const go = ({ url, body }: PostRequest) => `package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
	"time"
)

const job = \`${writeJson(body)}\`

func main() {
	request, err := http.NewRequest(http.MethodPost,
		"${url}", strings.NewReader(job))
	if err != nil {
		log.Fatal(err)
	}
	request.SetBasicAuth("${user}", os.Getenv("${keyVariable}"))
	request.Header.Set("Content-Type", "application/json")

	client := http.Client{Timeout: time.Minute}
	reply, err := client.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer reply.Body.Close()
	result, err := io.ReadAll(reply.Body)
	if err != nil {
		log.Fatal(err)
	}
	if reply.StatusCode != http.StatusOK {
		log.Fatal(reply.Status, " ", string(result))
	}
	fmt.Println(string(result))
}`;

const java = ({ url, body }: PostRequest) => `import java.net.URI;
import java.net.http.*;
import java.time.Duration;
import java.util.Base64;

void main() throws Exception {
  var job = """
      ${writeJson(body, "      ").replaceAll("\\", "\\\\")}""";
  var login = "${user}:" + System.getenv("${keyVariable}");
  var basic = Base64.getEncoder().encodeToString(login.getBytes());
  var request = HttpRequest.newBuilder()
      .uri(URI.create("${url}"))
      .timeout(Duration.ofMinutes(1))
      .header("Authorization", "Basic " + basic)
      .header("Content-Type", "application/json")
      .POST(HttpRequest.BodyPublishers.ofString(job))
      .build();
  try (var client = HttpClient.newHttpClient()) {
    var reply = client.send(request, HttpResponse.BodyHandlers.ofString());
    System.out.println(reply.statusCode() + " " + reply.body());
  }
}`;

const php = ({ url, body, prints }: PostRequest) => `<?php
$job = [
${writeEntries(body, "php", { indent: "    ", endsWithComma: true })}
];
$request = curl_init('${url}');
curl_setopt_array($request, [
    CURLOPT_POST => true,
    CURLOPT_POSTFIELDS => json_encode($job),
    CURLOPT_HTTPHEADER => ['Content-Type: application/json'],
    CURLOPT_USERPWD => '${user}:' . getenv('${keyVariable}'),
    CURLOPT_TIMEOUT => 60,
    CURLOPT_FAILONERROR => true,
    CURLOPT_RETURNTRANSFER => true,
]);
$reply = curl_exec($request);
if ($reply === false) {
    throw new RuntimeException(curl_error($request));
}
$result = json_decode($reply, flags: JSON_THROW_ON_ERROR);
echo $result${withDots(prints, "->")}, PHP_EOL;`;

const csharp = ({ url, body, prints }: PostRequest) => `using System.Net.Http.Headers;
using System.Net.Http.Json;
using System.Text;
using System.Text.Json;

var key = Environment.GetEnvironmentVariable("${keyVariable}");
var login = Encoding.UTF8.GetBytes("${user}:" + key);
using var client = new HttpClient();
client.Timeout = TimeSpan.FromMinutes(1);
client.DefaultRequestHeaders.Authorization =
    new AuthenticationHeaderValue("Basic", Convert.ToBase64String(login));

var reply = await client.PostAsJsonAsync(
    "${url}",
    new
    {
${writeEntries(body, "csharp", { indent: "        ", endsWithComma: true })}
    });
reply.EnsureSuccessStatusCode();
var result = await reply.Content.ReadFromJsonAsync<JsonElement>();
Console.WriteLine(result${withGetProperty(prints)});`;

export const postWriters: Writers<PostRequest> = {
  curl,
  Python: python,
  "Node.js": node,
  Go: go,
  Java: java,
  PHP: php,
  "C#": csharp,
};
