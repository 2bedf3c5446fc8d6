import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { serverPort } from '../../src/site/content/fill-content'
import delivered from './content.json'

// The specification's facts about the pages, sections 2 and 9, as the product was delivered.

interface Content {
  readonly navigation: {
    readonly main: readonly { readonly label: string; readonly path: string }[]
    readonly legal: readonly { readonly path: string }[]
  }
  readonly news: { readonly news: readonly { readonly title: string; readonly date: string }[] }
  readonly features: { readonly features: readonly { readonly title: string }[] }
  readonly vote: {
    readonly rewards: readonly { readonly text: string }[]
    readonly sites: readonly { readonly name: string }[]
  }
  readonly team: { readonly team: readonly { readonly role: string }[] }
  readonly gallery: { readonly images: readonly unknown[] }
  readonly terms: { readonly effective: string; readonly sections: readonly unknown[] }
  readonly 'latest-updates': { readonly updates: readonly unknown[] }
}

function read<Name extends keyof Content>(name: Name): Content[Name] {
  return JSON.parse(readFileSync(`src/site/content/${name}.json`, 'utf8'))
}

describe('the pages', () => {
  it('are linked by these links', () => {
    const { main, legal } = read('navigation')
    expect(main.map(({ label, path }) => [label, path])).toEqual(delivered.navigation)
    expect(legal.map(({ path }) => path)).toEqual(delivered.legal)
  })

  it('show this news, in this order', () => {
    expect(read('news').news.map(({ title, date }) => [title, date])).toEqual(delivered.news)
    expect(read('latest-updates').updates).toHaveLength(delivered.updates)
  })

  it('offer these six features', () => {
    expect(read('features').features.map(({ title }) => title)).toEqual(delivered.features)
  })

  it('list these rewards and these seven vote sites', () => {
    const { rewards, sites } = read('vote')
    expect(rewards.map(({ text }) => text)).toEqual(delivered.rewards)
    expect(sites.map(({ name }) => name)).toEqual(delivered.voteSites)
  })

  it('show the core team, five pictures and nine sections of terms', () => {
    expect(read('team').team.map(({ role }) => role)).toEqual(delivered.roles)
    expect(read('gallery').images).toHaveLength(delivered.images)
    const { effective, sections } = read('terms')
    expect(effective).toBe(delivered.effective)
    expect(sections).toHaveLength(delivered.termsSections)
  })

  it('give the game servers their port', () => {
    expect(serverPort).toBe(delivered.port)
  })
})
