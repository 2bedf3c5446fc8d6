// Written by `npm run grammar` from src/site/content/_schema/. Change the grammar there, then run it again.

/** The story of the network, on the About page. */
export interface About {
  /**
   * Tells your editor which keys this file may have. Write it as it is. Example: "./_schema/about.schema.json"
   */
  $schema: './_schema/about.schema.json'
  /** The page's heading. Example: "About" */
  title: string
  /** One sentence under the heading. Example: "How {network} began." */
  lead: string
  /** The heading over the story. Example: "Our story" */
  storyTitle: string
  /**
   * The paragraphs of the story, in order. Example: ["{network} began with one small world."]
   *
   * @minItems 1
   *
   * Items: A paragraph of plain text. {network}, {address}, {host} and {supportMail} stand for the network's own facts. Example: "{network} began with one small world."
   */
  story: string[]
  /** The heading over the news by month. Example: "How we got here" */
  milestonesTitle: string
  image: StoryImage
}
/** The picture beside the story. Example: { "id": "spawn-hub", "alt": "A plaza with market stalls." } */
export interface StoryImage {
  /** The name of the picture's files in public/images. Example: "spawn-hub" */
  id: string
  /** What the picture shows, for those who cannot see it. Example: "A plaza with market stalls." */
  alt: string
}

/** The feature cards of the home page. */
export interface Features {
  /**
   * Tells your editor which keys this file may have. Write it as it is. Example: "./_schema/features.schema.json"
   */
  $schema: './_schema/features.schema.json'
  /** The heading over the cards. Example: "What you can play" */
  title: string
  /** One entry for each card, in the order of the page. Example: [{ "title": "LifeSteal", … }] */
  features: Feature[]
}
export interface Feature {
  /** The heading of the card. Example: "Practice PvP" */
  title: string
  /** One or two sentences. Example: "Train in 1v1, Sumo and Boxing." */
  text: string
  /** The id of a picture in gallery.json, which is then shown on the card. Example: "sumo-ring" */
  image?: string
  /** The small drawing beside the text: one of the names an editor offers here. Example: "trophy" */
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
  /**
   * Tells your editor which keys this file may have. Write it as it is. Example: "./_schema/gallery.schema.json"
   */
  $schema: './_schema/gallery.schema.json'
  /** The page's heading. Example: "Gallery" */
  title: string
  /** One or two sentences under the heading. Example: "Five places on {network}." */
  lead: string
  /** One entry for each picture, in the order of the page. Example: [{ "id": "sumo-ring", … }] */
  images: GalleryImage[]
}
export interface GalleryImage {
  /**
   * The name of the picture's files in public/images (they end with the width and the kind). Example: "sumo-ring"
   */
  id: string
  /** The name of the picture. Example: "Sumo Ring" */
  title: string
  /** One sentence under the picture. Example: "Stay in the ring. It is a long way down." */
  caption: string
  /**
   * What the picture shows, for those who cannot see it. Example: "A round ring of pale blocks above the clouds."
   */
  alt: string
}

/** The words of the home page, but for its feature cards and its list of latest updates. */
export interface Home {
  /**
   * Tells your editor which keys this file may have. Write it as it is. Example: "./_schema/home.schema.json"
   */
  $schema: './_schema/home.schema.json'
  welcome: Welcome
  hero: HeroText
  updates: UpdatesTeaser
  vote: VoteTeaser
}
/** The greeting under the two cards. Example: { "title": "Welcome to {network}", … } */
export interface Welcome {
  /** The page's heading. {network} stands for the network's name. Example: "Welcome to {network}" */
  title: string
  /**
   * Two or three sentences under it. Example: "Fight for hearts, build a home, or train for the next duel."
   */
  text: string
}
/** The banner with the image. Example: { "title": "Keep your last heart lit", … } */
export interface HeroText {
  /** The banner's heading. Example: "Keep your last heart lit" */
  title: string
  /** One or two sentences under it. Example: "Bring friends, or find them in the arena." */
  text: string
  /** What the image shows, for those who cannot see it. Example: "An arena of dark blocks at dusk." */
  imageAlt: string
  /** The button that leads to the chat group. Example: "Join Us Now" */
  join: string
  /** The button that copies the server's address. Example: "Copy Server IP" */
  copy: string
  /** The notice once the address is copied. Example: "IP Copied to Clipboard!" */
  copied: string
  /** The link to the forms, under the buttons. Example: "Banned or stuck? Find your form" */
  forms: string
}
/** Around the list of latest updates. Example: { "title": "Latest Updates", … } */
export interface UpdatesTeaser {
  /** The heading over the list. Example: "Latest Updates" */
  title: string
  /** The link to the Updates page. Example: "Read all updates" */
  more: string
}
/** The band that asks for a vote. Example: { "title": "Vote for us", … } */
export interface VoteTeaser {
  /** The heading of the band. Example: "Vote for us" */
  title: string
  /** One or two sentences. Example: "A vote takes a minute." */
  text: string
  /** The button that leads to the vote page. Example: "Vote Now" */
  button: string
  /**
   * The small drawings beside the text, one for each reward: names that an editor offers here. Example: ["coin", "key"]
   */
  icons?: ('coin' | 'key' | 'blocks' | 'badge' | 'gift' | 'star' | 'heart' | 'trophy')[]
}

/** The short list of what is new on the home page. */
export interface LatestUpdatesList {
  /**
   * Tells your editor which keys this file may have. Write it as it is. Example: "./_schema/latest-updates.schema.json"
   */
  $schema: './_schema/latest-updates.schema.json'
  /** One entry for each line, in the order of the page. Example: [{ "title": "UI improvements", … }] */
  updates: LatestUpdate[]
}
export interface LatestUpdate {
  /** What is new, in a few words. Example: "Practice PvP live" */
  title: string
  /** One short sentence about it. Example: "1v1, Sumo and Boxing, any time you like." */
  text: string
  /** When it happened, in any words. Example: "June 24, 2025" */
  date: string
  /** The id of the entry in news.json that tells more, if there is one. Example: "practice-pvp-live" */
  news?: string
  /** The small drawing beside it, if there is one: one of the names an editor offers here. Example: "duel" */
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
  /**
   * Tells your editor which keys this file may have. Write it as it is. Example: "./_schema/legal.schema.json"
   */
  $schema: './_schema/legal.schema.json'
  /** The page's heading. Example: "Privacy Policy" */
  title: string
  /** One sentence under the heading. Example: "We collect no personal information about you." */
  lead: string
  /** Since when the text holds. Left out, the page shows today's date. Example: "Effective March 2025" */
  effective?: string
  /**
   * The numbered sections, in order; the page writes the numbers itself. Example: [{ "id": "conduct", … }]
   */
  sections: LegalSection[]
}
export interface LegalSection {
  /** The end of the section's own address. Never change it once it is online. Example: "conduct" */
  id: string
  /** The heading of the section, without its number. Example: "Conduct" */
  title: string
  /**
   * The paragraphs, in order. Example: ["Treat other players with respect."]
   *
   * @minItems 1
   *
   * Items: A paragraph of plain text. {network}, {address}, {host} and {supportMail} stand for the network's own facts. Example: "Treat other players with respect."
   */
  paragraphs: string[]
}

/** The links of the header and of the footer. */
export interface Navigation {
  /**
   * Tells your editor which keys this file may have. Write it as it is. Example: "./_schema/navigation.schema.json"
   */
  $schema: './_schema/navigation.schema.json'
  /**
   * The links of the header, in order. Example: [{ "label": "About", "path": "/about" }]
   *
   * @minItems 1
   */
  main: PageLink[]
  /**
   * The links of the footer to pages of this site. Example: [{ "label": "Privacy Policy", "path": "/privacy-policy" }]
   *
   * @minItems 1
   */
  legal: LegalLink[]
  /**
   * The links of the footer to other sites. Their addresses are set where the site is built (.env.example). Example: [{ "label": "Join our Discord", "to": "chat", "icon": "chat" }]
   *
   * @minItems 1
   */
  outside: ExternalLink[]
}
export interface PageLink {
  /** The words of the link. Example: "About" */
  label: string
  /** The page's address on this site, from the slash on. Example: "/about" */
  path: string
}
export interface LegalLink {
  /** The words of the link. Example: "About" */
  label: string
  /** The page's address on this site, from the slash on. Example: "/about" */
  path: string
}
export interface ExternalLink {
  /** The words of the link. Example: "Join our Discord" */
  label: string
  /**
   * Which address it leads to: "chat" is CHAT_INVITE_URL, "photos" is PHOTO_PROFILE_URL, "videos" is VIDEO_CHANNEL_URL. Example: "chat"
   */
  to: 'chat' | 'photos' | 'videos'
  /** The small drawing beside the text: one of the names an editor offers here. Example: "chat" */
  icon: 'chat' | 'photo' | 'video'
}

/** The news of the Updates page and of the feeds, in the order of the page. */
export interface News {
  /**
   * Tells your editor which keys this file may have. Write it as it is. Example: "./_schema/news.schema.json"
   */
  $schema: './_schema/news.schema.json'
  /** One entry for each card, in the order of the page. Example: [{ "id": "v1-launch", … }] */
  news: NewsItem[]
}
export interface NewsItem {
  /**
   * The end of the card's own address (/updates#…). Never change it once it is online. Example: "survival-smp-launched"
   */
  id: string
  /** The heading of the card. Example: "Survival SMP launched" */
  title: string
  /** One or two sentences. {network} stands for the network's name. Example: "Our survival world is open." */
  description: string
  /** The id of a picture in gallery.json, which is then shown on the card. Example: "spawn-hub" */
  image?: string
  /**
   * The small picture on a card without a large one: the name of an island in public/images/islands. Example: "page-vote"
   */
  island?: string
  /**
   * When it happened, in any words. Search engines and feeds read a day written like the example; a year in it makes the heading. Example: "June 24, 2025"
   */
  date: string
}

/**
 * What search engines, link previews and the browser's tab say of each page. The forms' pages take theirs from forms/manifest.json.
 */
export interface Pages {
  /**
   * Tells your editor which keys this file may have. Write it as it is. Example: "./_schema/pages.schema.json"
   */
  $schema: './_schema/pages.schema.json'
  /**
   * One entry for each page. Example: [{ "path": "/vote", … }]
   *
   * @minItems 1
   */
  pages: PageWords[]
  notFound: NotFoundWords
}
export interface PageWords {
  /** The page's address on this site, from the slash on. Example: "/vote" */
  path: string
  /**
   * The page's title in the browser's tab, where the network's name follows it. {network} is replaced by the network's name. Example: "Vote"
   */
  title: string
  /**
   * One or two sentences for search engines and link previews. Example: "Vote for {network} on seven sites."
   */
  description: string
}
/** The same for an address without a page. Example: { "title": "Page not found", … } */
export interface NotFoundWords {
  /**
   * The page's title in the browser's tab, where the network's name follows it. {network} is replaced by the network's name. Example: "Vote"
   */
  title: string
  /**
   * One or two sentences for search engines and link previews. Example: "Vote for {network} on seven sites."
   */
  description: string
}

/** The core team on the About page. */
export interface Team {
  /**
   * Tells your editor which keys this file may have. Write it as it is. Example: "./_schema/team.schema.json"
   */
  $schema: './_schema/team.schema.json'
  /** The heading over the cards. Example: "Core team" */
  title: string
  /** One entry for each member, in the order of the page. Example: [{ "role": "Owner & Founder", … }] */
  team: TeamMember[]
  /** The link to the channel. {player} stands for the player name. Example: "Watch {player}'s channel" */
  channelLabel: string
}
export interface TeamMember {
  /** What the member does on the network. Example: "Owner & Founder" */
  role: string
  /** The member's player name. No real names. Example: "Emberkeeper" */
  player: string
  /** One sentence about the member. Example: "Started the network." */
  text: string
  /**
   * The picture beside the member: the name of an island in public/images/islands. Example: "builder-application"
   */
  island?: string
  /** The address of the member's video channel. Example: "https://videos.emberfall.example/emberkeeper" */
  channel: string
}

/** The rewards and the vote sites of the Vote page. */
export interface Vote {
  /**
   * Tells your editor which keys this file may have. Write it as it is. Example: "./_schema/vote.schema.json"
   */
  $schema: './_schema/vote.schema.json'
  /** The page's heading. Example: "Vote" */
  title: string
  /** One or two sentences under the heading. Example: "Your votes help new players find us." */
  lead: string
  /** The heading over the rewards. Example: "Rewards" */
  rewardsTitle: string
  /**
   * One entry for each reward, in the order of the page. Example: [{ "text": "1 vote key", "icon": "key" }]
   */
  rewards: Reward[]
  /**
   * The sentence under the rewards: what they are given for. Example: "You get the rewards for every vote."
   */
  everyVote: string
  /** The heading over the sites. Example: "Vote sites" */
  sitesTitle: string
  /** One entry for each vote site, in the order of the page. Example: [{ "id": "topg", … }] */
  sites: VoteSite[]
}
export interface Reward {
  /** What a voter gets. Example: "50 claim blocks" */
  text: string
  /** The small drawing beside the text: one of the names an editor offers here. Example: "key" */
  icon: 'coin' | 'key' | 'blocks' | 'badge' | 'gift' | 'star' | 'heart' | 'trophy'
}
export interface VoteSite {
  /** A name for the site that never changes: what a visitor's browser remembers it by. Example: "topg" */
  id: string
  /** The site's name, as it writes it. Example: "TopG" */
  name: string
  /**
   * The address of the server's own page on that site. Where to find it: open the site, search for the server, copy the address. Example: "https://topg.example/emberfall"
   */
  url: string
}
