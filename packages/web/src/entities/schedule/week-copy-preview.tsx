import type { Schema } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { failureText } from '../../platform/record/failure-text'
import { useTexts } from '../../platform/texts/use-texts'
import type { WeekCopying } from './week-copying'

interface WeekCopyPreviewProps {
  copying: WeekCopying
  weeks: Schema<'WeekCopyInput'>
}

/** How many shifts would be copied to, and how many not and why. */
export function WeekCopyPreview({ copying, weeks }: WeekCopyPreviewProps) {
  const texts = useTexts()
  const { copy: shared } = texts['doctor-schedule']
  const { key, name, words, calls } = copying
  const { data, error } = useQuery({
    queryKey: [key, name, weeks],
    queryFn: ({ signal }) => calls.previewCopy(weeks, signal),
  })
  if (!data) return <p>{error ? failureText(texts, error) : shared.counting()}</p>
  const { shifts, skipped } = data
  if (shifts === 0 && skipped.length === 0) return <p>{words.empty()}</p>
  return (
    <>
      <p>{words.preview(shifts)}</p>
      {skipped.length > 0 && (
        <>
          <p>{words.skipped(sumOf(skipped))}</p>
          <ul className={list}>
            {skipped.map(({ reason, shifts: count }) => (
              <li key={reason}>{shared.reasons[reason](count)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

export const sumOf = (counts: readonly { shifts: number }[]) => counts.reduce((sum, { shifts }) => sum + shifts, 0)

const list = css({ listStyle: 'disc', paddingInlineStart: '5' })
