import { type Api, ApiError, sending, unwrap } from '@clinic/api'
import { teethIn } from '@clinic/core/odontogram'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../../platform/app/app-context'
import { failureText, hasNoReply } from '../../../platform/record/failure-text'
import { requestOf, type SentRequest } from '../../../platform/record/idempotency-key'
import { useTexts } from '../../../platform/texts/use-texts'
import { fileProblem, PictureRefused } from '../../photo/send/picture-problem'
import { preparePicture } from '../../photo/send/prepare-picture'
import type { SaidOfDocument } from '../document-fields'

/** A picture that was chosen and is not stored. */
export interface WaitingFile {
  file: File
  /** Of the picture on this device. */
  address: string
  /** Why it was not stored, in words. */
  problem?: string
}

type Said = SaidOfDocument & { kind: Exclude<SaidOfDocument['kind'], ''> }

/** The pictures that were chosen, and what sends them one after the other: those that are refused stay, with the reason. */
export function useWaitingFiles(patient: number) {
  const { api } = useApp()
  const texts = useTexts()
  const queries = useQueryClient()
  const [waiting, setWaiting] = useState<readonly WaitingFile[]>([])
  const [progress, setProgress] = useState<{ at: number; count: number }>()
  const requests = useRef(new Map<File, SentRequest>())
  const addresses = useRef<string[]>([])
  useEffect(() => () => addresses.current.forEach(URL.revokeObjectURL), [])

  function take(files: Iterable<File>) {
    const taken = [...files].map((file): WaitingFile => {
      const address = URL.createObjectURL(file)
      addresses.current.push(address)
      const problem = fileProblem(file)
      return { file, address, ...(problem && { problem: texts.photo.problems[problem]() }) }
    })
    setWaiting((before) => [...before, ...taken])
  }

  /** Sends all, and returns how many are stored and how many are left. */
  async function send(said: Said) {
    let stored = 0
    const left: WaitingFile[] = []
    for (const [index, { file, address }] of waiting.entries()) {
      setProgress({ at: index + 1, count: waiting.length })
      const request = requestOf(said, requests.current.get(file) ?? null)
      requests.current.set(file, request)
      try {
        await add(api, { patient, said, file, key: request.key })
        stored += 1
      } catch (error) {
        left.push({ file, address, problem: wordsOf(error) })
        if (!hasNoReply(error)) continue
        left.push(...waiting.slice(index + 1)) // nor would the others get one
        break
      }
    }
    setProgress(undefined)
    setWaiting(left)
    void queries.invalidateQueries({ queryKey: ['patient-document'] })
    return { stored, left: left.length }
  }

  const wordsOf = (error: unknown) => {
    if (error instanceof PictureRefused) return texts.photo.problems[error.problem]()
    const refused = error instanceof ApiError ? Object.values(error.fields)[0] : undefined
    return refused ?? failureText(texts, error instanceof Error ? error : new Error(String(error)))
  }
  return {
    waiting,
    progress,
    take,
    send,
    leaveOut: (file: File) => setWaiting((before) => before.filter((each) => each.file !== file)),
  }
}

async function add(
  api: Api,
  { patient, said, file, key }: { patient: number; said: Said; file: File; key: string },
): Promise<void> {
  const problem = fileProblem(file)
  if (problem) throw new PictureRefused(problem)
  const { kind, taken_on, remark } = said
  await unwrap(
    api.POST('/api/patient/{id}/document', {
      params: {
        path: { id: patient },
        query: { kind, taken_on, teeth: teethIn(said.teeth.join(' ')).teeth.join(','), remark: remark.trim() },
        header: { 'Idempotency-Key': key },
      },
      ...sending(await preparePicture(file)),
    }),
  )
}
