interface Options {
  /** The position of what was read before. */
  since?: string
  onChange?: (features: string[]) => void
}

/** Collects the changes a window hears of its clinic until `close`; calls `onChange` for each. */
export async function watch(address: string, token: string, { since, onChange }: Options = {}) {
  const window = new AbortController()
  const reply = await fetch(`${address}/api/live${since ? `?since=${since}` : ''}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: window.signal,
  })
  const changes: string[][] = []
  const positions: string[] = []
  let missed: string[] | null | undefined
  const ended = listen().catch(() => {}) // closed
  return {
    status: reply.status,
    type: reply.headers.get('content-type'),
    ended,
    features: () => changes,
    /** What changed before it watched; null where anything may have. */
    missed: () => missed,
    position: () => positions.at(-1),
    close: () => window.abort(),
  }

  async function listen() {
    let rest = ''
    for await (const piece of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + piece).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
        if (!data) continue
        const { features, position } = JSON.parse(data)
        positions.push(position)
        if (name === 'opened') missed = features
        else {
          changes.push(features)
          onChange?.(features)
        }
      }
    }
  }
}
