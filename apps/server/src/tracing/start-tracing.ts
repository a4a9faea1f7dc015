import type { RequestListener } from 'node:http';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import {
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { onReported, traceWith } from '../log/measured.ts';
import { release } from '../release.ts';

export type Tracing = {
  traceRequests: (listener: RequestListener, nameRoute: (url: string) => string) => RequestListener;
  stop: () => Promise<void>;
};

const exportTimeoutMillis = 2_000;

/**
 * Sends spans of requests and jobs, and of their statements and commands to S3. They are named by route, pool and kind, and hold neither URLs nor
 * values. This module is loaded only where there is a collector.
 */
export function startTracing(endpoint: string): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'naya-outlet',
      'service.version': release.version,
      'service.instance.id': `${hostname()}.${process.pid}`,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis })],
  });
  const tracer = provider.getTracer('naya-outlet');
  const propagator = new W3CTraceContextPropagator();

  /** Only within a request or a job: what happens by itself is no trace. */
  const addSpan = (name: string, ms: number, attributes: Attributes) => {
    if (!trace.getActiveSpan()) return;
    const end = Date.now();
    tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: end - ms, attributes }).end(end);
  };
  onReported('query', ({ pool, ms }) =>
    addSpan(`database ${pool}`, ms, { 'db.system.name': 'postgresql' }),
  );
  onReported('store', ({ command, ms }) =>
    addSpan(`S3 ${command}`, ms, { 'rpc.system': 'aws-api' }),
  );
  traceWith((name, work) =>
    tracer.startActiveSpan(name, { root: true }, async (span) => {
      try {
        return await work();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    }),
  );
  return {
    traceRequests: (listener, nameRoute) => (request, response) => {
      const route = nameRoute(request.url ?? '');
      const method = request.method ?? '';
      const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
      const attributes = { 'http.request.method': method, 'http.route': route };
      const options = { kind: SpanKind.SERVER, attributes };
      const span = tracer.startSpan(`${method} ${route}`, options, parent);
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      return context.with(trace.setSpan(parent, span), () => listener(request, response));
    },
    // A collector that is away keeps nobody from stopping.
    stop: () =>
      Promise.race([
        provider.shutdown(),
        wait(exportTimeoutMillis, undefined, { ref: false }),
      ]).catch(() => {}),
  };
}
