// Written by `npm run grammar` from src/site/content/_schema/. Change the grammar there, then run it again.

/** The story of the network, on the About page. */
export interface About {
  $schema: './_schema/about.schema.json'
  title: string
  lead: string
  storyTitle: string
  /** @minItems 1 */
  story: string[]
  milestonesTitle: string
  image: StoryImage
}
/** The picture beside the story. Example: { "id": "spawn-hub", "alt": "A plaza with market stalls." } */
export interface StoryImage {
  id: string
  alt: string
}

/** The feature cards of the home page. */
export interface Features {
  $schema: './_schema/features.schema.json'
  title: string
  features: Feature[]
}
export interface Feature {
  title: string
  text: string
  image?: string
  icon:
    | 'heart'
    | 'sprout'
    | 'duel'
    | 'trophy'
    | 'unlock'
    | 'calendar'
    | 'gift'
    | 'people'
    | 'star'
    | 'blocks'
    | 'shield'
    | 'coin'
    | 'key'
    | 'badge'
    | 'flag'
    | 'clock'
}

/** The pictures of the gallery. */
export interface Gallery {
  $schema: './_schema/gallery.schema.json'
  title: string
  lead: string
  images: GalleryImage[]
}
export interface GalleryImage {
  id: string
  title: string
  caption: string
  alt: string
}

/** The words of the home page, but for its feature cards and its list of latest updates. */
export interface Home {
  $schema: './_schema/home.schema.json'
  welcome: Welcome
  hero: HeroText
  updates: UpdatesTeaser
  vote: VoteTeaser
}
/** The greeting under the two cards. Example: { "title": "Welcome to {network}", … } */
export interface Welcome {
  title: string
  text: string
}
/** The banner with the image. Example: { "title": "Keep your last heart lit", … } */
export interface HeroText {
  title: string
  text: string
  imageAlt: string
  join: string
  copy: string
  copied: string
  forms: string
}
/** Around the list of latest updates. Example: { "title": "Latest Updates", … } */
export interface UpdatesTeaser {
  title: string
  more: string
}
/** The band that asks for a vote. Example: { "title": "Vote for us", … } */
export interface VoteTeaser {
  title: string
  text: string
  button: string
  icons?: ('coin' | 'key' | 'blocks' | 'badge' | 'gift' | 'star' | 'heart' | 'trophy')[]
}

/** The short list of what is new on the home page. */
export interface LatestUpdatesList {
  $schema: './_schema/latest-updates.schema.json'
  updates: LatestUpdate[]
}
export interface LatestUpdate {
  title: string
  text: string
  date: string
  news?: string
  icon?:
    | 'heart'
    | 'sprout'
    | 'duel'
    | 'trophy'
    | 'unlock'
    | 'calendar'
    | 'gift'
    | 'people'
    | 'star'
    | 'blocks'
    | 'shield'
    | 'coin'
    | 'key'
    | 'badge'
    | 'flag'
    | 'clock'
}

/** A legal text: the privacy policy, or the terms of service. */
export interface Legal {
  $schema: './_schema/legal.schema.json'
  title: string
  lead: string
  effective?: string
  sections: LegalSection[]
}
export interface LegalSection {
  id: string
  title: string
  /** @minItems 1 */
  paragraphs: string[]
}

/** The links of the header and of the footer. */
export interface Navigation {
  $schema: './_schema/navigation.schema.json'
  /** @minItems 1 */
  main: PageLink[]
  /** @minItems 1 */
  legal: LegalLink[]
  /** @minItems 1 */
  outside: ExternalLink[]
}
export interface PageLink {
  label: string
  path: string
}
export interface LegalLink {
  label: string
  path: string
}
export interface ExternalLink {
  label: string
  to: 'chat' | 'photos' | 'videos'
  icon: 'chat' | 'photo' | 'video'
}

/** The news of the Updates page and of the feeds, in the order of the page. */
export interface News {
  $schema: './_schema/news.schema.json'
  news: NewsItem[]
}
export interface NewsItem {
  id: string
  title: string
  description: string
  image?: string
  island?: string
  date: string
}

/**
 * What search engines, link previews and the browser's tab say of each page. The forms' pages take theirs from forms/manifest.json.
 */
export interface Pages {
  $schema: './_schema/pages.schema.json'
  /** @minItems 1 */
  pages: PageWords[]
  notFound: NotFoundWords
}
export interface PageWords {
  path:
    | '/'
    | '/updates'
    | '/stats'
    | '/about'
    | '/contact'
    | '/gallery'
    | '/vote'
    | '/privacy-policy'
    | '/terms-of-service'
    | '/forms'
  title: string
  description: string
}
/** The same for an address without a page. Example: { "title": "Page not found", … } */
export interface NotFoundWords {
  title: string
  description: string
}

/** The core team on the About page. */
export interface Team {
  $schema: './_schema/team.schema.json'
  title: string
  team: TeamMember[]
  channelLabel: string
}
export interface TeamMember {
  role: string
  player: string
  text: string
  island?: string
  channel?: string
}

/** The rewards and the vote sites of the Vote page. */
export interface Vote {
  $schema: './_schema/vote.schema.json'
  title: string
  lead: string
  rewardsTitle: string
  rewards: Reward[]
  everyVote: string
  sitesTitle: string
  sites: VoteSite[]
}
export interface Reward {
  text: string
  icon: 'coin' | 'key' | 'blocks' | 'badge' | 'gift' | 'star' | 'heart' | 'trophy'
}
export interface VoteSite {
  id: string
  name: string
  url: string
}
