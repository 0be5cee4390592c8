import { isLanguage, offeredLanguages } from '@clinic/core/language'
import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'
import { useApp } from './app-context'
import { useTexts } from './use-texts'

/** The language of the page, as a list the phone knows how to show. */
export function LanguageSelect() {
  const { language } = useApp()
  const texts = useTexts()
  const chosen = useSelector(language, ({ context }) => context.wanted)
  return (
    <select
      aria-label={texts.frame.language()}
      value={chosen}
      onChange={({ target }) => {
        if (isLanguage(target.value)) language.send({ type: 'language.choose', language: target.value })
      }}
      className={select}
    >
      {offeredLanguages.map((offered) => (
        <option key={offered} value={offered}>
          {texts.frame.languages[offered]()}
        </option>
      ))}
    </select>
  )
}

const select = css({
  height: 'control',
  paddingInline: '2',
  color: 'muted',
  borderRadius: 'control',
  fontSize: 'sm',
  cursor: 'pointer',
  _hover: { background: 'subtle', color: 'text' },
  '& option': { background: 'surface', color: 'text' },
})
