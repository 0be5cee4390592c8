/** Collects the changes a window hears of its clinic until `close`; calls `onChange` for each. */
export async function watch(address: string, token: string, onChange: (features: string[]) => void = () => {}) {
  const window = new AbortController()
  const reply = await fetch(`${address}/api/live`, {
    headers: { authorization: `Bearer ${token}` },
    signal: window.signal,
  })
  const changes: string[][] = []
  const ended = listen().catch(() => {}) // closed
  return {
    status: reply.status,
    type: reply.headers.get('content-type'),
    ended,
    features: () => changes,
    close: () => window.abort(),
  }

  async function listen() {
    let rest = ''
    for await (const piece of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + piece).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, data] = /^event: change\ndata: (.*)$/.exec(block) ?? []
        if (!data) continue
        const { features }: { features: string[] } = JSON.parse(data)
        changes.push(features)
        onChange(features)
      }
    }
  }
}
