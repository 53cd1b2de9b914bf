/** Sample requests for a place, shown on its page. Plain text to copy and run. */
import "server-only";
import { writePlace, writeUsername } from "@/lib/base/gateway";
import type { Country } from "@/lib/content/endpoints/schemas";

type LocationSample = {
  language: "curl" | "Python" | "Node.js" | "Go" | "Java" | "PHP" | "C#";
  code: string;
};

/** The proxy username for a country, or a city in it. */
export function buildUsername(code: string, city?: string): string {
  return writeUsername("RP", { country: code.toLowerCase(), ...(city && { city: writePlace(city) }) });
}

type Request = { user: string; language: string };

const curl = ({ user, language }: Request) => `curl --fail-with-body "https://ip.oxbow.example/json" \\
  --proxy "http://gate.oxbow.example:7777" \\
  --proxy-user "${user}:$OXBOW_KEY" \\
  --header "Accept-Language: ${language}" \\
  --max-time 30`;

const python = ({ user, language }: Request) => `import os
import requests

key = os.environ["OXBOW_KEY"]
gate = f"http://${user}:{key}@gate.oxbow.example:7777"

reply = requests.get(
    "https://ip.oxbow.example/json",
    proxies={"http": gate, "https": gate},
    headers={"Accept-Language": "${language}"},
    timeout=30,
)
reply.raise_for_status()
print(reply.json()["country"])`;

const node = ({ user, language }: Request) => `import { ProxyAgent, fetch } from "undici";

const user = "${user}";
const gate = new ProxyAgent({
  uri: "http://gate.oxbow.example:7777",
  token: "Basic " + btoa(user + ":" + process.env.OXBOW_KEY),
});

const reply = await fetch("https://ip.oxbow.example/json", {
  dispatcher: gate,
  headers: { "accept-language": "${language}" },
  signal: AbortSignal.timeout(30_000),
});
if (!reply.ok) throw new Error("HTTP " + reply.status);
console.log((await reply.json()).country);`;

const go = ({ user, language }: Request) => `package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"net/url"
	"os"
	"time"
)

func main() {
	gate := &url.URL{
		Scheme: "http",
		Host:   "gate.oxbow.example:7777",
		User:   url.UserPassword("${user}", os.Getenv("OXBOW_KEY")),
	}
	client := http.Client{
		Transport: &http.Transport{Proxy: http.ProxyURL(gate)},
		Timeout:   30 * time.Second,
	}
	request, err := http.NewRequest("GET", "https://ip.oxbow.example/json", nil)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Accept-Language", "${language}")
	reply, err := client.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer reply.Body.Close()
	body, err := io.ReadAll(reply.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(reply.Status, string(body))
}`;

const java = ({ user, language }: Request) => `import java.net.*;
import java.net.http.*;
import java.time.Duration;

void main() throws Exception {
  // The JDK refuses Basic authentication to proxies of https sites unless told otherwise.
  System.setProperty("jdk.http.auth.tunneling.disabledSchemes", "");
  var key = System.getenv("OXBOW_KEY").toCharArray();
  try (var client = HttpClient.newBuilder()
      .proxy(ProxySelector.of(new InetSocketAddress("gate.oxbow.example", 7777)))
      .authenticator(new Authenticator() {
        @Override
        protected PasswordAuthentication getPasswordAuthentication() {
          if (getRequestorType() != RequestorType.PROXY) return null;
          return new PasswordAuthentication("${user}", key);
        }
      })
      .build()) {
    var request = HttpRequest.newBuilder(URI.create("https://ip.oxbow.example/json"))
        .header("Accept-Language", "${language}")
        .timeout(Duration.ofSeconds(30))
        .build();
    var reply = client.send(request, HttpResponse.BodyHandlers.ofString());
    System.out.println(reply.statusCode() + " " + reply.body());
  }
}`;

const php = ({ user, language }: Request) => `<?php
$request = curl_init('https://ip.oxbow.example/json');
curl_setopt_array($request, [
    CURLOPT_PROXY => 'http://gate.oxbow.example:7777',
    CURLOPT_PROXYUSERPWD => '${user}:' . getenv('OXBOW_KEY'),
    CURLOPT_HTTPHEADER => ['Accept-Language: ${language}'],
    CURLOPT_TIMEOUT => 30,
    CURLOPT_FAILONERROR => true,
    CURLOPT_RETURNTRANSFER => true,
]);
$reply = curl_exec($request);
if ($reply === false) {
    throw new RuntimeException(curl_error($request));
}
echo json_decode($reply, flags: JSON_THROW_ON_ERROR)->country, PHP_EOL;`;

const csharp = ({ user, language }: Request) => `using System.Net;

var key = Environment.GetEnvironmentVariable("OXBOW_KEY");
using var handler = new SocketsHttpHandler
{
    Proxy = new WebProxy("http://gate.oxbow.example:7777")
    {
        Credentials = new NetworkCredential("${user}", key),
    },
};
using var client = new HttpClient(handler)
{
    Timeout = TimeSpan.FromSeconds(30),
};
client.DefaultRequestHeaders.Add("Accept-Language", "${language}");
Console.WriteLine(await client.GetStringAsync("https://ip.oxbow.example/json"));`;

/** The same request in every sample language, with the Accept-Language header of a local browser. */
export function buildLocationSamples(code: string, acceptLanguage: string, city?: string): LocationSample[] {
  const request = { user: buildUsername(code, city), language: acceptLanguage };
  return [
    { language: "curl", code: curl(request) },
    { language: "Python", code: python(request) },
    { language: "Node.js", code: node(request) },
    { language: "Go", code: go(request) },
    { language: "Java", code: java(request) },
    { language: "PHP", code: php(request) },
    { language: "C#", code: csharp(request) },
  ];
}

/** The IP check's response for the place, as JSON. The IP is from a documentation range. */
export function buildLocationResponse(country: Country, city?: string): string {
  const carrier = country.carriers.find(({ product }) => product === "RP");
  return JSON.stringify(
    {
      ip: "203.0.113.24",
      country: country.code,
      city: city ?? country.cities[0]?.name ?? null,
      asn: carrier?.asn ?? 65_534,
      carrier: carrier?.name ?? "Sample Carrier",
    },
    null,
    2,
  );
}
