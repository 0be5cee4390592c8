import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { noteQuery } from '../note/note-query'
import { useDiagnosisLabel } from '../note/use-terms'

interface NoteDiagnosesProps {
  visit: number
  /** Takes a diagnosis over, in words. */
  onTake: (diagnosis: string) => void
}

/** The diagnoses of the visit's last note, to be taken over; nothing without any. */
export function NoteDiagnoses({ visit, onTake }: NoteDiagnosesProps) {
  const { api } = useApp()
  const { help } = useTexts().letter
  const labelOf = useDiagnosisLabel()
  const { data } = useQuery(noteQuery(api, visit))
  const diagnoses = data?.notes.at(-1)?.content.diagnoses.filter(({ code }) => code !== '') ?? []
  if (diagnoses.length === 0) return null
  return (
    <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' })}>
      {help.fromNote()}
      {diagnoses.map(({ id, code, tooth }) => {
        const words = [[code, labelOf(code)].filter(Boolean).join(' '), tooth].filter(Boolean).join(', ')
        return (
          <Button key={id} size="sm" variant="outline" onClick={() => onTake(words)}>
            {words}
          </Button>
        )
      })}
    </p>
  )
}
