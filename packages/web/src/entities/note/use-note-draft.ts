import { ApiError, unwrap } from '@clinic/api'
import { canonicalJson, type DraftReply, noteDraftMachine, type StoredDraft } from '@clinic/core/note'
import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { useApp } from '../../platform/app/app-context'
import { requestOf, type SentRequest } from '../../platform/record/idempotency-key'
import { type Note, noteQuery, withNote } from './note-query'

export type NoteDraftActor = ActorRefFrom<typeof noteDraftMachine>

/**
 * The draft of the note of a visit while its page is open: saved whenever the hands rest, kept on this device until the server has
 * it, and brought back from there after a reload or a new sign-in. Nothing until the device was asked.
 */
export function useNoteDraft(visit: number, stored: StoredDraft): NoteDraftActor | undefined {
  const { drafts, network } = useApp()
  const save = useSaveDraft(visit)
  const [actor, setActor] = useState<NoteDraftActor>()
  const first = useRef(stored)
  const form = `visit-note-${visit}`

  useEffect(() => {
    let own: NoteDraftActor | undefined
    let isLeft = false
    const begin = (typed: StoredDraft | undefined) => {
      if (isLeft) return
      const { content, version } = first.current
      const saveDraft = fromPromise<DraftReply, StoredDraft>(({ input }) => save(input))
      own = createActor(noteDraftMachine.provide({ actors: { saveDraft } }), {
        input: { content, version: typed?.version ?? version },
      })
      own.subscribe((snapshot) => {
        const { content: text, version: read } = snapshot.context
        const kept = snapshot.hasTag('unsent')
          ? drafts.save(form, { content: text, version: read } satisfies StoredDraft)
          : drafts.discard(form)
        kept.catch(() => {}) // without IndexedDB the text lives as long as the page
      })
      own.start()
      if (typed) own.send({ type: 'note.edit', content: typed.content })
      setActor(own)
    }
    drafts
      .read<StoredDraft>(form)
      .catch(() => undefined)
      .then(begin)
    return () => {
      isLeft = true
      if (own) leave(own)
    }
  }, [drafts, form, save])

  const { content, version } = stored
  useEffect(() => actor?.send({ type: 'note.arrived', stored: { content, version } }), [actor, content, version])
  const isOffline = useSelector(network, (snapshot) => snapshot.hasTag('offline'))
  useEffect(() => {
    if (!isOffline) actor?.send({ type: 'network.restored' })
  }, [actor, isOffline])
  return actor
}

/** Sends what is unsent once more; where that fails, this device keeps it. */
function leave(actor: NoteDraftActor) {
  actor.send({ type: 'note.save' })
  if (!actor.getSnapshot().matches('saving')) return actor.stop()
  actor.subscribe((snapshot) => {
    if (snapshot.matches('edited')) actor.send({ type: 'note.save' })
    else if (!snapshot.matches('saving')) actor.stop()
  })
}

/** Returns how a draft is sent; the same one sent again carries the same key. */
function useSaveDraft(visit: number) {
  const { api } = useApp()
  const queries = useQueryClient()
  const [save] = useState(() => {
    let sent: SentRequest | null = null
    return async (body: StoredDraft): Promise<DraftReply> => {
      sent = requestOf(body, sent)
      const header = { 'Idempotency-Key': sent.key }
      try {
        const params = { path: { id: visit }, header }
        const note = await unwrap(api.PUT('/api/visit/{id}/note', { params, body }))
        queries.setQueryData(noteQuery(api, visit).queryKey, (known) => known && withNote(known, note))
        return { stored: { content: body.content, version: note.version } }
      } catch (error) {
        const current = draftOf(error)
        if (!current) throw error
        // a reply that was lost: the server has it
        const isMine = canonicalJson(current.content) === canonicalJson(body.content)
        return isMine ? { stored: current } : { current }
      }
    }
  })
  return save
}

/** The draft that another window stored. */
function draftOf(error: unknown): StoredDraft | undefined {
  const current = error instanceof ApiError && error.status === 409 ? error.current : null
  return current && isDraft(current) ? current : undefined
}

const isDraft = (row: object): row is Note =>
  'content' in row && 'version' in row && 'state' in row && row.state === 'draft'
