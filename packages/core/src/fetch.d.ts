// The types of @clinic/api stand beside its client, which names these two. They are all of the browser that core knows,
// and it knows them as types only.
interface Request {
  headers: { set(name: string, value: string): void }
}
interface Response {
  ok: boolean
  status: number
  statusText: string
  url: string
  json(): Promise<unknown>
  clone(): Response
  headers: { get(name: string): string | null }
}
