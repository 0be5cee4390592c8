import { papers } from '@clinic/core/information'
import { letterLanguages } from '@clinic/core/letter'
import { css } from 'styled-system/css'
import { Choice } from '../list/list-toolbar'
import { useLabels } from '../texts/use-labels'
import type { SheetChoice } from './use-sheet-choice'

interface SheetChoicesProps {
  choice: SheetChoice
  words: { paper: () => string; language: () => string }
}

/** Chooses the paper and the language before a sheet is printed. */
export function SheetChoices({ choice: { paper, language, offered, choose }, words }: SheetChoicesProps) {
  const { options } = useLabels()
  return (
    <div className={css({ display: 'inline-flex', flexWrap: 'wrap', gap: '2' })}>
      {offered.length > 1 && (
        <Choice
          label={words.paper()}
          value={paper}
          options={options(papers, offered)}
          onChange={(next) => choose({ paper: next })}
        />
      )}
      <Choice
        label={words.language()}
        value={language}
        options={options(letterLanguages)}
        onChange={(next) => choose({ language: next })}
      />
    </div>
  )
}
