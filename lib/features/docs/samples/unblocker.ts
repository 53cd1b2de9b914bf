/** The same request through the web unblocker in every language. */
import "server-only";
import { api, unblocker } from "@/lib/base/api";
import type { UnblockerRequest, Writers } from "./types";

const address = `${unblocker.host}:${unblocker.port}`;

const curl = ({ target, header }: UnblockerRequest) => `curl --fail-with-body "${target}" \\
  --proxy "http://${address}" \\
  --proxy-user "${api.user}:$${api.keyVariable}" \\
  --cacert ${unblocker.certificate} \\
  --header "${unblocker.header}: ${header}" \\
  --dump-header - \\
  --max-time 90`;

const python = ({ target, header }: UnblockerRequest) => `import os
import requests

user = "${api.user}"
gate = "http://" + user + ":" + os.environ["${api.keyVariable}"] + "@${address}"

reply = requests.get(
    "${target}",
    proxies=dict(http=gate, https=gate),
    headers={"${unblocker.header}": "${header}"},
    verify="${unblocker.certificate}",
    timeout=90,
)
reply.raise_for_status()
print(reply.text)`;

const node = ({ target, header }: UnblockerRequest) => `import { readFileSync } from "node:fs";
import { ProxyAgent, fetch } from "undici";

const user = "${api.user}";
const gate = new ProxyAgent({
  uri: "http://${address}",
  token: "Basic " + btoa(user + ":" + process.env.${api.keyVariable}),
  requestTls: { ca: readFileSync("${unblocker.certificate}") },
});

const reply = await fetch("${target}", {
  dispatcher: gate,
  headers: { "${unblocker.header}": "${header}" },
  signal: AbortSignal.timeout(90_000),
});
if (!reply.ok) throw new Error("HTTP " + reply.status);
console.log(await reply.text());`;

const go = ({ target, header }: UnblockerRequest) => `package main

import (
	"crypto/tls"
	"crypto/x509"
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
		Host:   "${address}",
		User:   url.UserPassword("${api.user}", os.Getenv("${api.keyVariable}")),
	}
	certificate, err := os.ReadFile("${unblocker.certificate}")
	if err != nil {
		log.Fatal(err)
	}
	trusted := x509.NewCertPool()
	trusted.AppendCertsFromPEM(certificate)
	client := http.Client{
		Transport: &http.Transport{
			Proxy:           http.ProxyURL(gate),
			TLSClientConfig: &tls.Config{RootCAs: trusted},
		},
		Timeout: 90 * time.Second,
	}
	request, err := http.NewRequest(http.MethodGet, "${target}", nil)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("${unblocker.header}", "${header}")
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

const java = ({ target, header }: UnblockerRequest) => `import java.io.FileInputStream;
import java.net.*;
import java.net.http.*;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.time.Duration;
import javax.net.ssl.*;

void main() throws Exception {
  // The JDK refuses Basic authentication to proxies of https sites unless told otherwise.
  System.setProperty("jdk.http.auth.tunneling.disabledSchemes", "");
  var key = System.getenv("${api.keyVariable}").toCharArray();
  var store = KeyStore.getInstance(KeyStore.getDefaultType());
  store.load(null, null);
  try (var file = new FileInputStream("${unblocker.certificate}")) {
    var factory = CertificateFactory.getInstance("X.509");
    store.setCertificateEntry("oxbow", factory.generateCertificate(file));
  }
  var managers = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
  managers.init(store);
  var tls = SSLContext.getInstance("TLS");
  tls.init(null, managers.getTrustManagers(), null);
  try (var client = HttpClient.newBuilder()
      .proxy(ProxySelector.of(new InetSocketAddress("${unblocker.host}", ${unblocker.port})))
      .sslContext(tls)
      .authenticator(new Authenticator() {
        @Override
        protected PasswordAuthentication getPasswordAuthentication() {
          return new PasswordAuthentication("${api.user}", key);
        }
      })
      .build()) {
    var request = HttpRequest.newBuilder(URI.create("${target}"))
        .header("${unblocker.header}", "${header}")
        .timeout(Duration.ofSeconds(90))
        .build();
    var reply = client.send(request, HttpResponse.BodyHandlers.ofString());
    System.out.println(reply.statusCode() + " " + reply.body());
  }
}`;

const php = ({ target, header }: UnblockerRequest) => `<?php
$request = curl_init('${target}');
curl_setopt_array($request, [
    CURLOPT_PROXY => 'http://${address}',
    CURLOPT_PROXYUSERPWD => '${api.user}:' . getenv('${api.keyVariable}'),
    CURLOPT_CAINFO => '${unblocker.certificate}',
    CURLOPT_HTTPHEADER => ['${unblocker.header}: ${header}'],
    CURLOPT_TIMEOUT => 90,
    CURLOPT_FAILONERROR => true,
    CURLOPT_RETURNTRANSFER => true,
]);
$reply = curl_exec($request);
if ($reply === false) {
    throw new RuntimeException(curl_error($request));
}
echo $reply, PHP_EOL;`;

const csharp = ({ target, header }: UnblockerRequest) => `using System.Net;
using System.Net.Security;
using System.Security.Cryptography.X509Certificates;

var key = Environment.GetEnvironmentVariable("${api.keyVariable}");
var policy = new X509ChainPolicy
{
    TrustMode = X509ChainTrustMode.CustomRootTrust,
    RevocationMode = X509RevocationMode.NoCheck,
};
policy.CustomTrustStore.ImportFromPemFile("${unblocker.certificate}");
using var handler = new SocketsHttpHandler
{
    Proxy = new WebProxy("http://${address}")
    {
        Credentials = new NetworkCredential("${api.user}", key),
    },
    SslOptions = new SslClientAuthenticationOptions { CertificateChainPolicy = policy },
};
using var client = new HttpClient(handler)
{
    Timeout = TimeSpan.FromSeconds(90),
};
client.DefaultRequestHeaders.Add("${unblocker.header}", "${header}");
Console.WriteLine(await client.GetStringAsync("${target}"));`;

export const unblockerWriters: Writers<UnblockerRequest> = {
  curl,
  Python: python,
  "Node.js": node,
  Go: go,
  Java: java,
  PHP: php,
  "C#": csharp,
};
