import { ApiError, type Schema } from '@clinic/api'
import { canonicalJson, type DraftActor, type DraftReply, type Json, type StoredDraft } from '@clinic/core/note'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../../platform/app/app-context'
import { requestOf, type SentRequest } from '../../../platform/record/idempotency-key'
import { reportDamage } from '../../../platform/record/report-damage'

/** The draft of any text of a visit. */
export type SomeDraftActor =
  | DraftActor<Schema<'NoteContent'>>
  | DraftActor<Schema<'PrescriptionContent'>>
  | DraftActor<Schema<'OralExaminationContent'>>
  | DraftActor<Schema<'PeriodontalChartContent'>>

type Save<Content> = (body: StoredDraft<Content>) => Promise<DraftReply<Content>>

interface Drafted<Content> {
  /** Under which name this device keeps it. */
  form: string
  stored: StoredDraft<Content>
  /** Makes the actor of what is written. */
  open: (save: Save<Content>, input: StoredDraft<Content>) => DraftActor<Content>
  /** Sends a draft under its key, and returns what the server stored. */
  put: (body: StoredDraft<Content>, key: string) => Promise<{ version: number }>
}

/**
 * The draft of a text of a visit while its page is open: saved whenever the hands rest, kept on this device until the server has
 * it, and brought back from there after a reload or a new sign-in. Nothing until the device was asked.
 */
export function useVisitDraft<Content extends Json>({ form, stored, open, put }: Drafted<Content>) {
  const { drafts, network, texts } = useApp()
  const [save] = useState(() => saving(put))
  const [actor, setActor] = useState<DraftActor<Content>>()
  const first = useRef({ stored, open })

  useEffect(() => {
    let own: DraftActor<Content> | undefined
    let isLeft = false
    const begin = (typed: StoredDraft<Content> | undefined) => {
      if (isLeft) return
      const { content, version } = first.current.stored
      own = first.current.open(save, { content, version: typed?.version ?? version })
      own.subscribe((snapshot) => {
        const { content: text, version: read } = snapshot.context
        const kept = snapshot.hasTag('unsent')
          ? drafts.save(form, { content: text, version: read } satisfies StoredDraft<Content>)
          : drafts.discard(form)
        kept.catch(() => {}) // without IndexedDB the text lives as long as the page
      })
      own.start()
      if (typed) own.send({ type: 'draft.edit', content: typed.content })
      setActor(own)
    }
    drafts.read<StoredDraft<Content>>(form).catch(reportDamage(texts)).then(begin)
    return () => {
      isLeft = true
      if (own) leave(own)
    }
  }, [drafts, form, save, texts])

  const { content, version } = stored
  useEffect(() => actor?.send({ type: 'draft.arrived', stored: { content, version } }), [actor, content, version])
  const isOffline = useSelector(network, (snapshot) => snapshot.hasTag('offline'))
  useEffect(() => {
    if (!isOffline) actor?.send({ type: 'network.restored' })
  }, [actor, isOffline])
  return actor
}

/** Sends what is unsent once more; where that fails, this device keeps it. */
function leave<Content>(actor: DraftActor<Content>) {
  actor.send({ type: 'draft.save' })
  if (!actor.getSnapshot().matches('saving')) {
    actor.stop()
    return
  }
  actor.subscribe((snapshot) => {
    if (snapshot.matches('edited')) actor.send({ type: 'draft.save' })
    else if (!snapshot.matches('saving')) actor.stop()
  })
}

/** Returns how a draft is sent; the same one sent again carries the same key. */
function saving<Content extends Json>(put: Drafted<Content>['put']): Save<Content> {
  let sent: SentRequest | null = null
  return async (body) => {
    sent = requestOf(body, sent)
    try {
      const { version } = await put(body, sent.key)
      return { stored: { content: body.content, version } }
    } catch (error) {
      const current = draftOf<Content>(error)
      if (!current) throw error
      // a reply that was lost: the server has it
      const isMine = canonicalJson(current.content) === canonicalJson(body.content)
      return isMine ? { stored: current } : { current }
    }
  }
}

/** The draft that another window stored. */
function draftOf<Content>(error: unknown): StoredDraft<Content> | undefined {
  const current = error instanceof ApiError && error.status === 409 ? error.current : null
  return current && isDraft<Content>(current) ? current : undefined
}

const isDraft = <Content>(row: object): row is StoredDraft<Content> =>
  'content' in row && 'version' in row && 'state' in row && row.state === 'draft'
