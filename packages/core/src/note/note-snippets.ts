import type { LocalizedText } from '../values'

/** A few words that are written often, by the word that is typed behind `/`. */
export interface NoteSnippet {
  word: LocalizedText
  text: LocalizedText
}

export const noteSnippets: readonly NoteSnippet[] = [
  {
    word: { en: 'pain', id: 'sakit' },
    text: {
      en: 'Pain since __ days, sharp, spontaneous, worse at night.',
      id: 'Sakit sejak __ hari, tajam, spontan, memberat malam hari.',
    },
  },
  {
    word: { en: 'sensitive', id: 'ngilu' },
    text: {
      en: 'Sensitive to cold and sweet, gone when the stimulus ends.',
      id: 'Ngilu bila kena dingin dan manis, hilang bila rangsang dihentikan.',
    },
  },
  {
    word: { en: 'control', id: 'kontrol' },
    text: { en: 'Control after treatment, no complaint.', id: 'Kontrol setelah perawatan, tidak ada keluhan.' },
  },
  {
    word: { en: 'healthy', id: 'sehat' },
    text: {
      en: 'No systemic disease, no medication, no allergy known.',
      id: 'Tidak ada penyakit sistemik, tidak minum obat rutin, tidak ada alergi yang diketahui.',
    },
  },
  {
    word: { en: 'normal', id: 'normal' },
    text: { en: 'Within normal limits.', id: 'Dalam batas normal.' },
  },
  {
    word: { en: 'face', id: 'wajah' },
    text: {
      en: 'Face symmetrical, lymph nodes not palpable, TMJ without pain or clicking.',
      id: 'Wajah simetris, kelenjar limfe tidak teraba, TMJ tanpa nyeri maupun bunyi.',
    },
  },
  {
    word: { en: 'mucosa', id: 'mukosa' },
    text: {
      en: 'Mucosa, tongue, palate and floor of the mouth without abnormality.',
      id: 'Mukosa, lidah, palatum, dan dasar mulut tidak ada kelainan.',
    },
  },
  {
    word: { en: 'anaesthesia', id: 'anestesi' },
    text: {
      en: 'Lidocaine 2% with adrenaline 1:80,000, __ ml, infiltration, aspiration negative.',
      id: 'Lidokain 2% dengan adrenalin 1:80.000, __ ml, infiltrasi, aspirasi negatif.',
    },
  },
  {
    word: { en: 'explained', id: 'dijelaskan' },
    text: {
      en: 'Findings, treatment, alternatives, risks and costs explained; the patient understands and agrees.',
      id: 'Temuan, tindakan, alternatif, risiko, dan biaya dijelaskan; pasien mengerti dan setuju.',
    },
  },
  {
    word: { en: 'hygiene', id: 'kebersihan' },
    text: {
      en: 'Brush twice a day with a soft brush and fluoride toothpaste, floss daily.',
      id: 'Sikat gigi dua kali sehari dengan sikat lembut dan pasta berfluor, benang gigi setiap hari.',
    },
  },
  {
    word: { en: 'return', id: 'kembali' },
    text: {
      en: 'Come back at once with pain, swelling, bleeding or fever.',
      id: 'Segera kembali bila sakit, bengkak, berdarah, atau demam.',
    },
  },
]

/** The word behind a `/` at the caret: where it begins, and what is typed of it; null where there is none. */
export function snippetWordAt(text: string, caret: number): { from: number; typed: string } | null {
  const [, typed] = /(?:^|\s)\/(\p{L}*)$/u.exec(text.slice(0, caret)) ?? []
  return typed === undefined ? null : { from: caret - typed.length - 1, typed }
}

/** The snippets whose word begins with what is typed. */
export const snippetsFor = (typed: string, language: 'en' | 'id'): NoteSnippet[] =>
  noteSnippets.filter(({ word }) => word[language].startsWith(typed.toLowerCase()))
