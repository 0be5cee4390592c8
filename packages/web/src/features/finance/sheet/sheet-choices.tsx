import { papers } from '@clinic/core/information'
import { letterLanguages } from '@clinic/core/letter'
import { css } from 'styled-system/css'
import { Choice } from '../../../platform/list/list-toolbar'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import type { SheetChoice } from './use-sheet-choice'

/** Chooses the paper and the language before a sheet is printed. */
export function SheetChoices({ choice: { paper, language, offered, choose } }: { choice: SheetChoice }) {
  const { sheet } = useTexts().invoice
  const { options } = useLabels()
  return (
    <div className={css({ display: 'inline-flex', flexWrap: 'wrap', gap: '2' })}>
      {offered.length > 1 && (
        <Choice
          label={sheet.paper()}
          value={paper}
          options={options(papers, offered)}
          onChange={(next) => choose({ paper: next })}
        />
      )}
      <Choice
        label={sheet.language()}
        value={language}
        options={options(letterLanguages)}
        onChange={(next) => choose({ language: next })}
      />
    </div>
  )
}
