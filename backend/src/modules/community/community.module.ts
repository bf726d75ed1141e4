import { shippedKnowledge, shippedWords } from '@sahaay/engine/shipped';
import { Module } from '@nestjs/common';
import { Retention } from '../../shared/retention/retention.js';
import { AccountModule, ChildRules } from '../account/public.js';
import { DiagnosticsModule } from '../diagnostics/diagnostics.module.js';
import { CaseStore } from './adapters/case.store.js';
import { CasesQueries } from './adapters/cases.queries.js';
import { EntryStore } from './adapters/entry.store.js';
import { CommunityExportQueries } from './adapters/export.queries.js';
import { FoundQueries } from './adapters/found.queries.js';
import { LiveAnnouncer } from './adapters/live-announcer.js';
import { LiveQueries } from './adapters/live.queries.js';
import { MuteStore } from './adapters/mute.store.js';
import { MutesQueries } from './adapters/mutes.queries.js';
import { PostsQueries } from './adapters/posts.queries.js';
import { RepliesQueries } from './adapters/replies.queries.js';
import { SentStore } from './adapters/sent.store.js';
import { TopicFiler } from './adapters/topic-filer.js';
import { WordFiller } from './adapters/word-filler.js';
import { LiveNews } from './domain/live-news.js';
import { SearchKnowledge } from './domain/search-knowledge.js';
import { LiveController } from './http/live.controller.js';
import { LiveStreams } from './http/live-streams.js';
import { ModerationController } from './http/moderation.controller.js';
import { MutesController } from './http/mutes.controller.js';
import { PostsController } from './http/posts.controller.js';
import { RepliesController } from './http/replies.controller.js';
import { SearchController } from './http/search.controller.js';
import { AccountLeaves } from './use-cases/account-leaves.js';
import { AskReview } from './use-cases/ask-review.js';
import { BrakeEntry } from './use-cases/brake-entry.js';
import { CreatePost } from './use-cases/create-post.js';
import { CreateReply } from './use-cases/create-reply.js';
import { DecideCase } from './use-cases/decide-case.js';
import { DeleteEntry } from './use-cases/delete-entry.js';
import { MuteAuthor } from './use-cases/mute-author.js';
import { ReportEntry } from './use-cases/report-entry.js';
import { ToggleLike } from './use-cases/toggle-like.js';
import { UnmuteAuthor } from './use-cases/unmute-author.js';

@Module({
  imports: [AccountModule, DiagnosticsModule],
  controllers: [
    PostsController,
    RepliesController,
    MutesController,
    ModerationController,
    SearchController,
    LiveController,
  ],
  providers: [
    EntryStore,
    CaseStore,
    CasesQueries,
    MuteStore,
    SentStore,
    MutesQueries,
    PostsQueries,
    RepliesQueries,
    FoundQueries,
    WordFiller,
    TopicFiler,
    {
      provide: SearchKnowledge,
      useFactory: () =>
        new SearchKnowledge(
          shippedKnowledge().conditions.map(({ entry }) => entry),
          shippedWords(),
        ),
    },
    { provide: LiveNews, useClass: LiveAnnouncer },
    LiveQueries,
    LiveStreams,
    CommunityExportQueries,
    AccountLeaves,
    BrakeEntry,
    CreatePost,
    CreateReply,
    ToggleLike,
    DeleteEntry,
    ReportEntry,
    AskReview,
    DecideCase,
    MuteAuthor,
    UnmuteAuthor,
  ],
  exports: [AccountLeaves, CommunityExportQueries, LiveStreams],
})
export class CommunityModule {
  constructor(retention: Retention, children: ChildRules, sent: SentStore, entries: EntryStore) {
    children.keep((transaction, accountId) => entries.keepFromSearch(transaction, accountId));
    retention.keep({ of: 'sent_entry', everyMinutes: 60, remove: () => sent.removeOld() });
  }
}
