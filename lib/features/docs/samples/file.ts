/** The same download of a dataset in every language. */
import { api } from "@/lib/base/api";
import type { FileRequest, Writers } from "./types";

const curl = ({ url, file }: FileRequest) => `curl --fail-with-body "${url}" \\
  --user "${api.user}:$${api.keyVariable}" \\
  --output ${file}

gunzip --stdout ${file} | head -n 1`;

const python = ({ url, prints: [first, second] }: FileRequest) => `import gzip
import json
import os
import requests

with requests.get(
    "${url}",
    auth=("${api.user}", os.environ["${api.keyVariable}"]),
    stream=True,
    timeout=60,
) as reply:
    reply.raise_for_status()
    for line in gzip.open(reply.raw, "rt", encoding="utf-8"):
        record = json.loads(line)
        print(record["${first}"], record["${second}"])`;

const node = ({
  url,
  prints: [first, second],
}: FileRequest) => `import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";

const reply = await fetch(
  "${url}",
  { headers: { authorization: "Basic " + btoa("${api.user}:" + process.env.${api.keyVariable}) } },
);
if (!reply.ok) throw new Error("HTTP " + reply.status);

const file = Readable.fromWeb(reply.body).pipe(createGunzip());
for await (const line of createInterface({ input: file })) {
  const record = JSON.parse(line);
  console.log(record.${first}, record.${second});
}`;

const go = ({ url, prints: [first, second] }: FileRequest) => `package main

import (
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
)

const file = "${url}"

func main() {
	request, err := http.NewRequest(http.MethodGet, file, nil)
	if err != nil {
		log.Fatal(err)
	}
	request.SetBasicAuth("${api.user}", os.Getenv("${api.keyVariable}"))
	reply, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer reply.Body.Close()
	if reply.StatusCode != http.StatusOK {
		log.Fatal(reply.Status)
	}
	plain, err := gzip.NewReader(reply.Body)
	if err != nil {
		log.Fatal(err)
	}
	var record map[string]any
	for records := json.NewDecoder(plain); ; {
		if err := records.Decode(&record); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			log.Fatal(err)
		}
		fmt.Println(record["${first}"], record["${second}"])
	}
}`;

const java = ({ url }: FileRequest) => `import java.io.*;
import java.net.URI;
import java.net.http.*;
import java.util.Base64;
import java.util.zip.GZIPInputStream;

void main() throws Exception {
  var login = "${api.user}:" + System.getenv("${api.keyVariable}");
  var request = HttpRequest.newBuilder()
      .uri(URI.create("${url}"))
      .header("Authorization", "Basic " + Base64.getEncoder().encodeToString(login.getBytes()))
      .build();
  try (var client = HttpClient.newHttpClient()) {
    var reply = client.send(request, HttpResponse.BodyHandlers.ofInputStream());
    if (reply.statusCode() != 200) throw new IOException("HTTP " + reply.statusCode());
    try (var lines = new BufferedReader(new InputStreamReader(new GZIPInputStream(reply.body()), "UTF-8"))) {
      lines.lines().limit(3).forEach(System.out::println);
    }
  }
}`;

const php = ({ url, file, prints: [first, second] }: FileRequest) => `<?php
$login = base64_encode('${api.user}:' . getenv('${api.keyVariable}'));
$context = stream_context_create(['http' => [
    'header' => 'Authorization: Basic ' . $login,
    'timeout' => 60,
]]);
$url = '${url}';
if (!copy($url, '${file}', $context)) {
    throw new RuntimeException('The file could not be fetched');
}
$file = gzopen('${file}', 'r');
while (($line = gzgets($file)) !== false) {
    $record = json_decode($line, flags: JSON_THROW_ON_ERROR);
    echo $record->${first}, ' ', $record->${second}, PHP_EOL;
}`;

const csharp = ({ url, prints: [first, second] }: FileRequest) => `using System.IO.Compression;
using System.Net.Http.Headers;
using System.Text;
using System.Text.Json;

var login = Encoding.UTF8.GetBytes("${api.user}:" + Environment.GetEnvironmentVariable("${api.keyVariable}"));
using var client = new HttpClient();
client.DefaultRequestHeaders.Authorization =
    new AuthenticationHeaderValue("Basic", Convert.ToBase64String(login));

await using var body = await client.GetStreamAsync(
    "${url}");
await using var plain = new GZipStream(body, CompressionMode.Decompress);
using var lines = new StreamReader(plain);
while (await lines.ReadLineAsync() is { } line)
{
    using var document = JsonDocument.Parse(line);
    var record = document.RootElement;
    Console.WriteLine(record.GetProperty("${first}") + " " + record.GetProperty("${second}"));
}`;

export const fileWriters: Writers<FileRequest> = {
  curl,
  Python: python,
  "Node.js": node,
  Go: go,
  Java: java,
  PHP: php,
  "C#": csharp,
};
