export type DemoPage = { slug: string; title: string; content: string };
